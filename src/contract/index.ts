/** The contract: schemas of everything the service says and takes, imported by the client and by the reference service. */
export * from './asset';
export * from './code';
export * from './errors';
export * from './favorites';
export * from './languages';
export * from './page';
export * from './payments';
export * from './playback';
export * from './routes';
export * from './search';
export * from './settings';
export * from './traces';
export * from './user';
export { refuseProblems } from './tolerance';
export type { ContractProblem, Report } from './tolerance';
