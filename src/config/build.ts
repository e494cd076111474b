/** Apart from the version, which is also read where the client's constants are not there: in the command that packs it. */

/** The build: its commit, or what its sources hash to. Every report names it. */
export const BUILD = __BUILD__;
