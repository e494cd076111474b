/** The deployment's configuration and the product's version. */
export {
  ConfigError,
  defaultEngineering,
  loadConfig,
  PACKAGED_CONFIG,
  packagedConfig,
  resolveConfig,
} from './config';
export type { Config, EngineeringConfig } from './config';
export { VERSION } from './version';
