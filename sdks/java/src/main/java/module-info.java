/** Client library of the Njia API. */
module dev.njia {
    requires static org.jspecify;

    exports dev.njia;
    exports dev.njia.codec;
    exports dev.njia.errors;
    exports dev.njia.event;
    exports dev.njia.fixture;
    exports dev.njia.json;
    exports dev.njia.meta;
    exports dev.njia.model;
    exports dev.njia.resource;
    exports dev.njia.runtime;
    exports dev.njia.testing;
    exports dev.njia.transport;
    exports dev.njia.webhooks;
}
