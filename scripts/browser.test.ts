import { describe, expect, test } from 'vitest';
import { findBrowser, type Machine } from './browser';

/** A machine with the given programs; `run` answers yes to the commands that start with one of `works`. */
function machine(
  programs: string[],
  more: Partial<Machine> & { works?: string[] } = {},
): Machine & { ran: string[] } {
  const ran: string[] = [];
  const { works = [], ...rest } = more;
  return {
    env: { PATH: '/bin' },
    home: '/home/me',
    isRoot: true,
    canExecute: (path) => programs.includes(path),
    list: () => [],
    run(command) {
      const line = command.join(' ');
      ran.push(line);
      return works.some((each) => line.startsWith(each));
    },
    ran,
    ...rest,
  };
}

describe('where a browser is found', () => {
  test.each([
    ['in PATH', ['/bin/chromium'], {}, '/bin/chromium'],
    ['Chrome in its usual place', ['/opt/google/chrome/chrome'], {}, '/opt/google/chrome/chrome'],
    [
      'named by CHROMIUM_PATH, before all others',
      ['/bin/chromium', '/x/my-chrome'],
      { env: { PATH: '/bin', CHROMIUM_PATH: '/x/my-chrome' } },
      '/x/my-chrome',
    ],
    [
      "Playwright's, on a Mac",
      [
        '/home/me/Library/Caches/ms-playwright/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      ],
      { list: (folder: string) => (folder.startsWith('/home/me/Library') ? ['chromium-1200'] : []) },
      '/home/me/Library/Caches/ms-playwright/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    ],
    [
      "Playwright's newest",
      [
        '/home/me/.cache/ms-playwright/chromium-999/chrome-linux/chrome',
        '/home/me/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome',
      ],
      {
        list: (folder: string) =>
          folder.startsWith('/home/me/.cache') ? ['chromium-999', 'ffmpeg-1', 'chromium-1200'] : [],
      },
      '/home/me/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome',
    ],
  ])('%s', (_, programs, more, path) => {
    expect(findBrowser(machine(programs, more))).toBe(path);
  });

  test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to take another', () => {
    const here = machine(['/bin/chromium'], { env: { PATH: '/bin', CHROMIUM_PATH: '/gone' } });
    expect(() => findBrowser(here)).toThrow("CHROMIUM_PATH is '/gone', which is no program.");
  });
});

describe('a machine without a browser', () => {
  test('gets one from its package manager', () => {
    const programs: string[] = [];
    const here = machine(programs);
    here.run = (command) => {
      const line = command.join(' ');
      here.ran.push(line);
      if (line.includes('install')) programs.push('/usr/bin/chromium');
      return line === 'sh -c command -v apt-get' || line.startsWith('apt-get');
    };
    expect(findBrowser(here)).toBe('/usr/bin/chromium');
    expect(here.ran).toEqual([
      'sh -c command -v apt-get',
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium',
    ]);
  });

  test('asks sudo when not root, and gives up in one line when it may not', () => {
    const here = machine([], { isRoot: false, works: ['sh -c command -v apt-get'] });
    expect(() => findBrowser(here)).toThrow(/^No Chromium was found.*CHROMIUM_PATH to it\.$/);
    expect(here.ran).toEqual(['sh -c command -v apt-get', 'sudo -n true']);
  });

  test('gives up when there is no package manager either', () => {
    expect(() => findBrowser(machine([]))).toThrow('No Chromium was found or could be installed.');
  });
});
