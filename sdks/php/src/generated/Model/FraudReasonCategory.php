<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of signal behind a reason.
 */
enum FraudReasonCategory: string
{
    /**
     * Somebody else may be using the account.
     */
    case AccountTakeover = 'account_takeover';
    /**
     * Unlike this sender's habits.
     */
    case Behaviour = 'behaviour';
    /**
     * The account may pass on stolen money.
     */
    case Mule = 'mule';
    /**
     * Too many in a short time.
     */
    case Velocity = 'velocity';
    /**
     * Money laundering.
     */
    case Aml = 'aml';
    /**
     * A pattern of an agent.
     */
    case Agent = 'agent';
    /**
     * Somebody tries out data.
     */
    case CardTesting = 'card_testing';
    /**
     * The device.
     */
    case Device = 'device';
    /**
     * The network.
     */
    case Network = 'network';
    /**
     * Too little is known about the person.
     */
    case Identity = 'identity';
    /**
     * The merchant's line of business.
     */
    case Merchant = 'merchant';
    /**
     * The sender may have been tricked.
     */
    case SocialEngineering = 'social_engineering';
    /**
     * The corridor.
     */
    case Geography = 'geography';
    /**
     * Lowers the risk.
     */
    case Trust = 'trust';
    /**
     * A list of the tenant.
     */
    case List = 'list';
    /**
     * The analysis itself.
     */
    case System = 'system';
}
