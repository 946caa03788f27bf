<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\CreateUserRequest;
use Njia\Model\LanguageTag;
use Njia\Model\Role;
use Njia\Model\UpdateUserRequest;
use Njia\Model\User;
use Njia\Model\UserStatus;
use Njia\Omit;
use Njia\Operation\UsersOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Keys, sessions, users and the tenant itself.
 */
final readonly class Users
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Create a user
     *
     * Adds a person who may log in. The e-mail must be new within the tenant, else the answer is 409
     * `duplicate_email`. The password is set here and kept as a salted hash; the person can log in at once.
     * Only an owner can create an owner.
     *
     * @param string $email E-mail, new within the tenant.
     * @param string $name Name of the person.
     * @param string $password First password.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function create(
        string $email,
        string $name,
        Role|string $role,
        #[\SensitiveParameter] string $password,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        LanguageTag|string|Omit $locale = Omit::Value,
        ?RequestOptions $options = null,
    ): User {
        return $this->api->call(
            UsersOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new CreateUserRequest(
                email: $email,
                name: $name,
                role: $role,
                password: $password,
                locale: $locale,
            ),
            options: $options,
        );
    }

    /**
     * List users
     *
     * Lists the people who may log in to the tenant, newest first, also disabled ones. A session of a person
     * who may manage users is needed.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @param Role|string|Omit $role Only users with this role.
     * @return Page<User>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        Role|string|Omit $role = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            UsersOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query role' => $role,
            ],
            options: $options,
        );
    }

    /**
     * Change a user
     *
     * Changes name, role, language, password or state of a user; members left out stay as they are. Disabling a
     * user or setting a new password ends all of the person's sessions. The last active owner cannot be
     * disabled or given another role.
     *
     * @param string $id Id of the user.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $name Name of the person.
     * @param string|Omit $password New password; ends all sessions of the person.
     * @throws NjiaException
     */
    public function update(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $name = Omit::Value,
        Role|string|Omit $role = Omit::Value,
        LanguageTag|string|Omit $locale = Omit::Value,
        #[\SensitiveParameter] string|Omit $password = Omit::Value,
        UserStatus|string|Omit $status = Omit::Value,
        ?RequestOptions $options = null,
    ): User {
        return $this->api->call(
            UsersOperations::update(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new UpdateUserRequest(
                name: $name,
                role: $role,
                locale: $locale,
                password: $password,
                status: $status,
            ),
            options: $options,
        );
    }
}
