package dev.njia.runtime;

import dev.njia.errors.CanceledException;
import dev.njia.errors.NjiaException;
import dev.njia.transport.Cancellation;
import dev.njia.transport.Daemons;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Runs the calls of one client. Every call runs in a worker thread; the blocking form waits for it, interruptibly. */
public final class Core implements AutoCloseable {
    private static final long GRACE_MILLIS = 150;

    private final Settings settings;

    Core(Settings settings) {
        this.settings = settings;
    }

    /**
     * A view with other options, over the same connections.
     *
     * @param options that go before the client's
     * @return a new core
     */
    public Core withOptions(RequestOptions options) {
        return new Core(settings.with(options));
    }

    /**
     * A view with another credential, over the same connections.
     *
     * @param option its name
     * @param credential its value
     * @return a new core
     */
    public Core withCredential(String option, String credential) {
        return new Core(settings.with(option, credential));
    }

    /**
     * Calls and waits.
     *
     * @param operation what to call
     * @param arguments what the caller gave
     * @param options of this call
     * @param <T> its value
     * @return the value
     */
    public <T> T call(Operation<T> operation, Arguments arguments, RequestOptions options) {
        Cancellation cancellation = new Cancellation();
        Call<T> call = new Call<>(operation, arguments, settings, options, cancellation);
        CompletableFuture<T> future = start(call, cancellation);
        try {
            return future.get();
        } catch (InterruptedException e) {
            cancellation.cancel();
            throw interrupted(future, call);
        } catch (ExecutionException e) {
            throw raised(e.getCause());
        }
    }

    /** The worker knows best what had been sent; it is given a moment to say so. */
    private static CanceledException interrupted(CompletableFuture<?> future, Call<?> call) {
        CanceledException told = call.canceled();
        try {
            future.get(GRACE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            told = e.getCause() instanceof CanceledException ? (CanceledException) e.getCause() : told;
        } catch (InterruptedException | TimeoutException | CancellationException e) {
            told = call.canceled();
        } finally {
            Thread.currentThread().interrupt();
        }
        return told;
    }

    private static RuntimeException raised(@Nullable Throwable cause) {
        if (cause instanceof NjiaException) {
            // the worker's frames say nothing to the caller; the caller's own do
            ((NjiaException) cause).setStackTrace(new Throwable().getStackTrace());
        }
        if (cause instanceof Error) {
            throw (Error) cause;
        }
        return cause instanceof RuntimeException ? (RuntimeException) cause : new IllegalStateException(cause);
    }

    /**
     * Calls without waiting. Giving up on the future, or on any stage derived from it, closes the socket.
     *
     * @param operation what to call
     * @param arguments what the caller gave
     * @param options of this call
     * @param <T> its value
     * @return the value to come
     */
    public <T> CompletableFuture<T> callAsync(Operation<T> operation, Arguments arguments, RequestOptions options) {
        Cancellation cancellation = new Cancellation();
        return start(new Call<>(operation, arguments, settings, options, cancellation), cancellation);
    }

    private static <T> CompletableFuture<T> start(Call<T> call, Cancellation cancellation) {
        CancellableFuture<T> future = new CancellableFuture<>(cancellation);
        Daemons.workers().execute(() -> {
            try {
                future.complete(call.run());
            } catch (RuntimeException | Error e) {
                future.completeExceptionally(e);
            }
        });
        return future;
    }

    /**
     * Fetches the first page of a list.
     *
     * @param operation what to call
     * @param arguments what the caller gave
     * @param options of every page
     * @param <T> one item
     * @return the page
     */
    public <T> Page<T> list(Operation<PageBody<T>> operation, Arguments arguments, RequestOptions options) {
        return page(operation, call(operation, arguments, options), arguments, options);
    }

    /**
     * Fetches the first page of a list without waiting.
     *
     * @param operation what to call
     * @param arguments what the caller gave
     * @param options of every page
     * @param <T> one item
     * @return the page to come; the pages after it are fetched while waiting
     */
    public <T> CompletableFuture<Page<T>> listAsync(Operation<PageBody<T>> operation, Arguments arguments, RequestOptions options) {
        return callAsync(operation, arguments, options).thenApply(body -> page(operation, body, arguments, options));
    }

    private <T> Page<T> page(Operation<PageBody<T>> operation, PageBody<T> body, Arguments arguments, RequestOptions options) {
        return new Page<>(body, Objects.requireNonNull(operation.paging(), "paging"), arguments, next -> call(operation, next, options), Page.Position.START);
    }

    @Override
    public void close() {
        settings.transport.close();
    }

    @Override
    public String toString() {
        return "Core{" + settings.baseUrl + ", credentials=" + settings.credentials + "}";
    }
}
