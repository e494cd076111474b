/**
 * Finds a Chromium for the browser suites: CHROMIUM_PATH, the system's, Playwright's own; else installs one with the
 * package manager at hand. `findBrowser()` is the one door.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const FOR_TESTING = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';

/** Where the program lies in a browser that Playwright downloaded; the last two are of its older versions. */
const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux64/chrome',
  'chrome-linux-arm64/chrome',
  join('chrome-mac-x64', FOR_TESTING),
  join('chrome-mac-arm64', FOR_TESTING),
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** One way of installing Chromium. */
interface Installer {
  manager: string;
  commands: string[][];
  needsRoot: boolean;
}

const INSTALLERS: Installer[] = [
  {
    manager: 'apt-get',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
    needsRoot: true,
  },
  { manager: 'dnf', commands: [['dnf', 'install', '-y', 'chromium']], needsRoot: true },
  { manager: 'pacman', commands: [['pacman', '-Sy', '--noconfirm', 'chromium']], needsRoot: true },
  { manager: 'brew', commands: [['brew', 'install', '--cask', 'chromium']], needsRoot: false },
];

/** What the search asks of the machine; tests give another. */
export interface Machine {
  env: Record<string, string | undefined>;
  home: string;
  isRoot: boolean;
  canExecute(path: string): boolean;
  list(folder: string): string[];
  /** Runs a command to its end; true when it ended well. */
  run(command: readonly string[]): boolean;
}

/**
 * Path of a Chromium or Chrome; installs one when there is none.
 * @throws Error with one line when none is there and none can be installed, or CHROMIUM_PATH names no program.
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  const given = machine.env.CHROMIUM_PATH;
  if (given) {
    if (machine.canExecute(given)) return given;
    throw new Error(`CHROMIUM_PATH is '${given}', which is no program.`);
  }
  const found = search(machine) ?? (install(machine) ? search(machine) : undefined);
  if (!found) {
    throw new Error('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to it.');
  }
  return found;
}

function search(machine: Machine): string | undefined {
  const folders = [...(machine.env.PATH ?? '').split(delimiter).filter(Boolean), ...USUAL_PLACES];
  const candidates = folders.flatMap((folder) => [...NAMES.map((name) => join(folder, name)), folder]);
  return [...candidates, ...playwrightBrowsers(machine)].find((path) => machine.canExecute(path));
}

/** Browsers that Playwright downloaded, newest first. */
function playwrightBrowsers({ env, home, list }: Machine): string[] {
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(home, '.cache/ms-playwright'),
    join(home, 'Library/Caches/ms-playwright'),
  ].filter((folder) => folder !== undefined);
  return caches.flatMap((cache) =>
    list(cache)
      .filter((name) => name.startsWith('chromium-'))
      .toSorted((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
      .flatMap((name) => PLAYWRIGHT_PROGRAMS.map((program) => join(cache, name, program))),
  );
}

function install(machine: Machine): boolean {
  const installer = INSTALLERS.find(({ manager }) => machine.run(['sh', '-c', `command -v ${manager}`]));
  if (!installer) return false;
  const prefix = !installer.needsRoot || machine.isRoot ? [] : ['sudo', '-n'];
  if (prefix.length > 0 && !machine.run([...prefix, 'true'])) return false;
  console.log(`No browser found: installing Chromium with ${installer.manager}.`);
  return installer.commands.every((command) => machine.run([...prefix, ...command]));
}

function thisMachine(): Machine {
  return {
    env: process.env,
    home: homedir(),
    isRoot: process.getuid?.() === 0,
    canExecute(path) {
      try {
        accessSync(path, constants.X_OK);
        // A folder may be "executable" too.
        return !canList(path);
      } catch {
        return false;
      }
    },
    list: (folder) => (canList(folder) ? readdirSync(folder) : []),
    run: ([program = '', ...args]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0,
  };
}

function canList(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}
