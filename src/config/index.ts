/** The deployment's configuration and the product's version. */
export { ConfigError, loadConfig, resolveConfig } from './config';
export type { Config } from './config';
export { VERSION } from './version';
