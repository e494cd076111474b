/** The three environments a client is built for, and what the build writes into the code for each. */
export const ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Reads an environment's name. @throws Error naming the accepted ones when it is none of them. */
export function environmentOf(name: string): Environment {
  const found = ENVIRONMENTS.find((each) => each === name);
  if (!found) throw new Error(`unknown environment '${name}': use ${ENVIRONMENTS.join(', ')}`);
  return found;
}

/**
 * Constants replaced in the code. `__DEV__` is Lightning's own switch: when true it calls `gl.getError` after each
 * texture upload, which waits for the GPU; React reads NODE_ENV. Staging is production code, so that what tests
 * measure is what devices run.
 */
export function buildConstants(environment: Environment): Record<string, string> {
  const development = environment === 'development';
  return {
    __ENVIRONMENT__: JSON.stringify(environment),
    __DEV__: JSON.stringify(development),
    'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
  };
}
