package dev.njia.runtime;

import dev.njia.transport.Daemons;
import java.util.Iterator;
import java.util.concurrent.Flow;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * All items of a list as a reactive stream: pages are fetched as items are asked for, in a worker thread. Each subscriber walks
 * the list anew from the page that was there already. Cancelling closes the socket of a page that is under way.
 */
final class PagePublisher<T> implements Flow.Publisher<T> {
    private final Page<T> first;

    PagePublisher(Page<T> first) {
        this.first = first;
    }

    @Override
    public void subscribe(Flow.Subscriber<? super T> subscriber) {
        subscriber.onSubscribe(new Walk<>(first.iterator(), subscriber));
    }

    private static final class Walk<T> implements Flow.Subscription {
        private final Iterator<T> items;
        private final Flow.Subscriber<? super T> subscriber;
        private final AtomicLong demand = new AtomicLong();
        private final AtomicBoolean isOver = new AtomicBoolean();
        private volatile @Nullable Future<?> running;

        Walk(Iterator<T> items, Flow.Subscriber<? super T> subscriber) {
            this.items = items;
            this.subscriber = subscriber;
        }

        @Override
        public void request(long count) {
            if (count <= 0) {
                fail(new IllegalArgumentException("a subscriber must ask for at least one item (Reactive Streams, 3.9)"));
                return;
            }
            long before = demand.getAndUpdate(wanted -> wanted + count < 0 ? Long.MAX_VALUE : wanted + count);
            if (before == 0) {
                running = Daemons.workers().submit(this::deliver);
            }
        }

        private void deliver() {
            try {
                while (!isOver.get()) {
                    if (!items.hasNext()) {
                        complete();
                        return;
                    }
                    T item = items.next();
                    if (!isOver.get()) {
                        subscriber.onNext(item);
                    }
                    // Whoever asks for more from now on starts the next delivery.
                    if (demand.decrementAndGet() == 0) {
                        return;
                    }
                }
            } catch (RuntimeException e) {
                fail(e);
            }
        }

        private void complete() {
            if (!isOver.getAndSet(true)) {
                subscriber.onComplete();
            }
        }

        private void fail(RuntimeException failure) {
            if (!isOver.getAndSet(true)) {
                subscriber.onError(failure);
            }
        }

        @Override
        public void cancel() {
            isOver.set(true);
            Future<?> delivery = running;
            if (delivery != null) {
                delivery.cancel(true);
            }
        }
    }
}
