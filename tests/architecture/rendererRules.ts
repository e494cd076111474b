/** The walls inside `renderer/`: which of its folders may import which. Types count. */
import type { ModuleRule } from './moduleRule';

/** What props, keys and time are called: files at the top of `renderer/`, which import no folder of it. */
const VOCABULARY = [
  'renderer/types.ts',
  'renderer/refs.ts',
  'renderer/styleTypes.ts',
  'renderer/remoteKeys.ts',
  'renderer/clock.ts',
  'renderer/errorDetails.ts',
  'renderer/components.ts',
  // for the version
  'renderer/package.json',
];

const folder = (name: string, ...imports: readonly string[]): ModuleRule => ({
  room: `renderer/${name}/`,
  imports: [...VOCABULARY, ...[name, ...imports].map((each) => `renderer/${each}/`)],
});

/**
 * Imports go one way: reconciler, lists, profiler, semantics -> focus, input, motion -> host; lightning, canvas -> backend
 * -> images, text -> host; stage puts all of them together.
 */
export const RENDERER_RULES: readonly ModuleRule[] = [
  { room: 'renderer/', imports: VOCABULARY },
  { room: 'renderer/index.ts', imports: ['renderer/'] },
  // What it needs of others is declared in host/ports.ts.
  folder('host'),
  folder('text', 'host'),
  folder('images', 'host'),
  folder('motion', 'host'),
  folder('focus', 'host'),
  // A pointer asks the record of a node whether it can have focus, and scrolls its list.
  folder('input', 'focus', 'host'),
  // What both ways of drawing have in common.
  folder('backend', 'images', 'text', 'host'),
  folder('lightning', 'backend', 'images', 'text', 'host'),
  folder('canvas', 'backend', 'images', 'text', 'host'),
  folder('reconciler', 'focus', 'input', 'motion', 'host'),
  folder('lists', 'focus', 'input', 'motion', 'host'),
  // The HUD is drawn as letters of an atlas, by whatever draws.
  folder('profiler', 'backend', 'text', 'host'),
  // `window.__tv` gives out the profiler's reports.
  folder('semantics', 'profiler', 'focus', 'host'),
  folder(
    'stage',
    'backend',
    'canvas',
    'focus',
    'host',
    'images',
    'input',
    'lightning',
    'motion',
    'profiler',
    'reconciler',
    'text',
  ),
  { room: 'renderer/testing/', imports: ['renderer/'] },
];
