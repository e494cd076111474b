/** The walls of the house, as data: who may import whom, and what a folder's code may not touch. */

import type { ModuleRule } from './moduleRule';
import { RENDERER_RULES } from './rendererRules';

/** The only path by which src/ and platforms/ see the renderer. */
export const RENDERER_ENTRY = 'renderer/index.ts';

/** Face of the renderer without a GPU: for tests only. */
export const RENDERER_TESTING = 'renderer/testing/';

const BASE = ['src/contract/', 'src/domain/'];
/** What a deployment sets: known by all but the contract and the domain. */
const CONFIG = ['src/config/', ...BASE];
const TEXT_AND_LOOK = ['src/i18n/', 'src/theme/'];

/** The sets that the product is tried on stand beside the adapters that are written for them. */
const FAKE_SETS = [
  'platforms/fakeSet.ts',
  ...['tizen', 'webos', 'vizio', 'vidaa', 'vewd', 'foxxum'].map((id) => `platforms/${id}/fake.ts`),
];

/** Imports go one way: screens -> shell -> ui, player, session, api -> domain -> contract, and ui, screens -> renderer. */
export const MODULE_RULES: readonly ModuleRule[] = [
  ...RENDERER_RULES,
  { room: 'platforms/', imports: ['platforms/', RENDERER_ENTRY] },
  { room: 'src/contract/', imports: ['src/contract/'] },
  // The names of the platforms are first segments of paths: one list, which imports nothing.
  { room: 'src/domain/', imports: [...BASE, 'platforms/platformId.ts'] },
  // Its test holds the product's version against the manifest. A deployment names platforms and classes of sets.
  {
    room: 'src/config/',
    imports: [...CONFIG, 'package.json', 'platforms/platformId.ts', 'platforms/deviceClass.ts'],
  },
  // Telemetry names the codes and severities of the failures' table; the table knows nothing of telemetry.
  {
    room: 'src/telemetry/',
    imports: [...CONFIG, 'src/telemetry/', 'src/api/failures.ts', 'src/api/errorCodes.ts', 'platforms/'],
  },
  { room: 'src/i18n/', imports: [...CONFIG, 'src/i18n/'] },
  { room: 'src/theme/', imports: [...CONFIG, 'src/theme/', RENDERER_ENTRY] },
  // It shows its parts as the renderer's scene nodes.
  { room: 'src/dom/', imports: [...CONFIG, ...TEXT_AND_LOOK, 'src/dom/', RENDERER_ENTRY] },
  { room: 'src/api/', imports: [...CONFIG, 'src/api/', 'src/telemetry/', 'src/i18n/', 'platforms/'] },
  {
    room: 'src/session/',
    imports: [...CONFIG, ...TEXT_AND_LOOK, 'src/session/', 'src/api/', 'src/telemetry/', 'platforms/'],
  },
  {
    // Playback without pixels: neither ui nor renderer.
    room: 'src/player/',
    imports: [
      ...CONFIG,
      'src/player/',
      'src/api/',
      'src/session/',
      'src/telemetry/',
      'src/i18n/',
      'platforms/',
    ],
  },
  { room: 'src/ui/', imports: [...CONFIG, ...TEXT_AND_LOOK, 'src/ui/', 'src/dom/', RENDERER_ENTRY] },
  {
    // What every screen stands on: its ground, navigation, services, failures, the side menu.
    room: 'src/shell/',
    imports: [
      ...CONFIG,
      ...TEXT_AND_LOOK,
      'src/shell/',
      'src/ui/',
      'src/session/',
      'src/api/',
      'src/telemetry/',
      'src/dom/',
      'platforms/',
      RENDERER_ENTRY,
    ],
  },
  {
    room: 'src/screens/',
    imports: [
      ...CONFIG,
      ...TEXT_AND_LOOK,
      'src/screens/',
      'src/shell/',
      'src/ui/',
      'src/player/',
      'src/session/',
      'src/api/',
      'src/telemetry/',
      'src/dom/',
      'platforms/',
      RENDERER_ENTRY,
    ],
  },
  { room: 'src/', imports: ['src/', 'platforms/', 'fonts/generated/', RENDERER_ENTRY] },
  { room: 'fonts/', imports: ['fonts/'] },
  // Runs before the product, in engines that lack what it stands on. What a context is asked for with imports nothing.
  { room: 'engines/', imports: ['engines/', 'renderer/lightning/contextAttributes.ts'] },
  // Packages are checked by the client's own schema of the configuration, and made for the platforms it names.
  {
    room: 'scripts/package/',
    imports: ['scripts/', 'tests/', 'fonts/', 'src/config/', 'platforms/platformId.ts'],
  },
  { room: 'scripts/', imports: ['scripts/', 'tests/', 'fonts/', 'engines/loader.ts'] },
  // The reference service shares the contract and the form of its configuration with the client, and nothing else.
  { room: 'tests/service/', imports: ['tests/service/', 'src/contract/', 'src/config/', 'fonts/'] },
  // The identity adapter and the provider it speaks to, in one process.
  { room: 'tests/identity/', imports: ['tests/identity/', 'tests/service/', 'src/session/'] },
  // Pages of the bench: ours stands on the public face alone.
  { room: 'tests/perf/scenes/', imports: ['tests/perf/scenes/', 'fonts/generated/', RENDERER_ENTRY] },
  // Pages of the renderer's own tests: on its public face alone.
  { room: 'tests/scenes/', imports: ['tests/scenes/', 'fonts/generated/', RENDERER_ENTRY] },
  // Parts of the product that no screen, or no screen alone, shows in all their states.
  {
    room: 'tests/scenes/keyboards/',
    imports: ['tests/scenes/', 'tests/service/translations/', 'src/', RENDERER_ENTRY],
  },
  {
    room: 'tests/scenes/dialogs/',
    imports: ['tests/scenes/', 'tests/service/', 'src/', RENDERER_ENTRY],
  },
  // The page of the playback engine's tests: on the engine alone.
  { room: 'tests/scenes/engine/', imports: ['tests/scenes/engine/', 'src/player/', 'src/domain/'] },
  // The page of the DOM layer's tests: on the layer alone.
  { room: 'tests/scenes/dom-text/', imports: ['tests/scenes/dom-text/', 'src/dom/'] },
  { room: 'tests/support/sets.ts', imports: ['tests/', ...FAKE_SETS] },
  { room: 'tests/support/packagedSets.ts', imports: ['tests/', ...FAKE_SETS] },
  // The random trees of a unit test, more of them.
  { room: 'tests/soak/flows.soak.test.ts', imports: ['renderer/host/flowTrees.fixture.tsx'] },
  // The other suites look from outside; they may name the types of what they look at.
  { room: 'tests/', imports: ['tests/', 'scripts/', 'src/contract/', 'renderer/semantics/', RENDERER_ENTRY] },
];

/**
 * Folders whose subfolders do not import one another: a screen is entered by its path alone, and what two of them share is
 * in `ui/`, `domain/` or `shell/`. A subfolder `testing/` is shared by their tests, and may import all of them.
 */
export const SEPARATE_SUBFOLDERS = ['src/screens/'];

/** Where no circle of files is allowed. */
export const ACYCLIC_FOLDERS = ['renderer/', 'src/', 'platforms/'];

/**
 * Citations that have no place in a comment of `renderer/`: requirement points of the product (`PAGE-04`, not the field's
 * own UTF-16 or SHA-256), and documents other than a README.
 */
export const FOREIGN_CITATION = /\b(?!UTF-|SHA-)[A-Z]+-\d\d\b|\b(?!README\.md)[\w-]+\.md\b/;

/** Files that may import the package '@lightningjs/renderer' and its parts. */
export const LIGHTNING_FOLDERS = [
  'renderer/lightning/internals/',
  'tests/perf/scenes/home-20x20/hand-written/',
];

/** Where code may name `document` or `window`. */
export const DOM_FOLDERS = ['renderer/', 'platforms/', 'src/dom/', 'src/player/videoElement.ts'];

/** Names that let time, chance or the outer world into src/domain. */
export const IMPURE_NAMES = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'fetch',
  'XMLHttpRequest',
  'localStorage',
  'sessionStorage',
  'navigator',
  'performance',
  'process',
  'console',
];

/** Members of pure-looking objects that are not pure. */
export const IMPURE_MEMBERS = ['Date.now', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'];

/**
 * Lines a file may have; the longest prefix that fits counts. Tests may be longer: a table is long and still plain, and so
 * is the list of the product's texts, a line each.
 */
export const LINE_LIMITS: Readonly<Record<string, number>> = {
  '': 300,
  'renderer/reconciler/': 150,
  'src/i18n/en.ts': 1000,
};
