/** A stretch of a sampled profile as a flame in text: who called whom, and how long each was on the stack. Pure. */

/** `Profiler.stop` of the Chrome DevTools Protocol. Times in microseconds. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: CallFrame;
    children?: number[];
  }[];
  startTime: number;
  endTime: number;
  samples?: number[];
  timeDeltas?: number[];
}

export interface CallFrame {
  functionName: string;
  url: string;
  /** From 0. */
  lineNumber: number;
  columnNumber: number;
}

interface Branch {
  us: number;
  children: Map<string, Branch>;
}

/** Below this share of the stretch a branch is left out. */
const LEAST_SHARE = 0.02;
const BAR = 24;

/**
 * Lines of the flame of [fromUs, toUs], heaviest branches first.
 * @param nameOf how a function is called in it
 */
export function flameOf(
  profile: CpuProfile,
  fromUs: number,
  toUs: number,
  nameOf: (frame: CallFrame) => string,
): string[] {
  const root: Branch = { us: 0, children: new Map() };
  const parents = new Map<number, number>();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  for (const { id, children = [] } of profile.nodes) for (const child of children) parents.set(child, id);

  function pathOf(id: number): string[] {
    const path: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = nodes.get(at)!.callFrame;
      if (frame.functionName === '(root)') continue;
      // a walk down a tree of nodes is one line, however deep
      const name = nameOf(frame);
      if (path[0] !== name) path.unshift(name);
    }
    return path;
  }

  const { samples = [], timeDeltas = [] } = profile;
  let now = profile.startTime;
  samples.forEach((id, i) => {
    now += timeDeltas[i]!;
    const end = now + (timeDeltas[i + 1] ?? 0);
    const us = Math.min(end, toUs) - Math.max(now, fromUs);
    if (us <= 0) return;
    root.us += us;
    let branch = root;
    for (const name of pathOf(id)) {
      const next = branch.children.get(name) ?? { us: 0, children: new Map() };
      branch.children.set(name, next);
      next.us += us;
      branch = next;
    }
  });
  return linesOf(root, toUs - fromUs, 0);
}

function linesOf({ children }: Branch, whole: number, depth: number): string[] {
  return [...children]
    .filter(([, { us }]) => us / whole >= LEAST_SHARE)
    .sort(([, one], [, other]) => other.us - one.us)
    .flatMap(([name, branch]) => {
      const share = Math.min(1, branch.us / whole);
      const bar = '█'.repeat(Math.max(1, Math.round(share * BAR))).padEnd(BAR);
      return [
        `${(branch.us / 1000).toFixed(2).padStart(8)} ms  ${bar}  ${'  '.repeat(depth)}${name}`,
        ...linesOf(branch, whole, depth + 1),
      ];
    });
}
