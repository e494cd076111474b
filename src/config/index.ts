/** The deployment's configuration and the product's version. */
export { ConfigError, defaultEngineering, loadConfig, resolveConfig } from './config';
export type { Config, EngineeringConfig } from './config';
export { VERSION } from './version';
