/** The product's version: the x-client-version header, the screens and the reports all read it from here. Equal to package.json's. */
export const VERSION = '1.5.1';

/** The build: its commit, or what its sources hash to. Every report names it. */
export const BUILD = __BUILD__;
