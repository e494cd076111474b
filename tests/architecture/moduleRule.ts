/** A room is the first folder or two of a path: 'renderer/host', 'src/domain', 'platforms'. */
export interface ModuleRule {
  /** Path prefix of the files this is about. The longest one that fits a file is its rule. */
  room: string;
  /** Path prefixes of project files they may import; a path ending in '.ts' is one file. */
  imports: readonly string[];
}
