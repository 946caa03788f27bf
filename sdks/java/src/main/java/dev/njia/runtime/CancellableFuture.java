package dev.njia.runtime;

import dev.njia.transport.Cancellation;
import java.util.concurrent.CompletableFuture;

/** Giving up on this future, or on any stage derived from it, ends the call and closes its socket. */
final class CancellableFuture<T> extends CompletableFuture<T> {
    private final Cancellation cancellation;

    CancellableFuture(Cancellation cancellation) {
        this.cancellation = cancellation;
    }

    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CancellableFuture<>(cancellation);
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        boolean isCancelled = super.cancel(mayInterruptIfRunning);
        cancellation.cancel();
        return isCancelled;
    }

    /** {@code orTimeout} ends a stage this way. */
    @Override
    public boolean completeExceptionally(Throwable failure) {
        boolean isCompleted = super.completeExceptionally(failure);
        cancellation.cancel();
        return isCompleted;
    }
}
