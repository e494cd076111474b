import { afterEach, describe, expect, it } from 'vitest';
import { json } from '../../api/testing/fakeService';
import type { Answer } from '../../api/testing/fakeService';
import type { SearchBody } from '../../contract';
import { KEYBOARDS } from '../../ui/keyboard/layouts';
import { ok, type } from '../../ui/keyboard/testing/typist';
import { GAP } from '../../ui/stage';
import { SCRIPT_PAGES } from './scriptPages';
import { hitsOf, openSearch } from './testing/searchScreen';
import type { SearchScreen, SearchScreenOptions } from './testing/searchScreen';

let screen: SearchScreen | null = null;
afterEach(async () => {
  await screen?.root.unmount();
  screen = null;
});

async function open(options?: SearchScreenOptions): Promise<SearchScreen> {
  screen = await openSearch(options);
  return screen;
}

/** Types, and waits until the debounce is over and what was asked has come. */
async function find(at: SearchScreen, ...keys: readonly string[]): Promise<void> {
  await type(at.root, ...keys);
  await at.root.wait(500);
  await at.settle();
}

const queryIn = (request: { body: unknown }): string => (request.body as SearchBody).query;
const heading = (at: SearchScreen): string[] => {
  const names: string[] = [];
  (function look(node: ReturnType<SearchScreen['root']['tree']>) {
    if (node.role === 'heading') names.push(node.name);
    node.children.forEach(look);
  })(at.root.tree());
  return names;
};

describe('what is asked', () => {
  it('[SEARCH-01, SEARCH-02] an empty query reads Explore and asks for nothing; focus is on the keyboard, which has all its keys', async () => {
    const at = await open();
    expect(heading(at)).toContain('Explore');
    expect(at.searches()).toEqual([]);
    expect(at.root.focusedId()).toBe('key-a');
    for (const key of ['z', '0', 'page', 'shift', 'space', 'backspace', 'clear', 'done'])
      expect(at.root.query(`key-${key}`), key).not.toBeNull();
    await type(at.root, 'page');
    expect(at.root.query('key-?')).not.toBeNull();
  });

  it('[SEARCH-03, SEARCH-04, SEARCH-05] five quick keys make one call, 500 ms after the last, with limit, offset 0 and the query', async () => {
    const at = await open();
    for (const key of ['n', 'i', 'g', 'h', 't']) {
      await type(at.root, key);
      await at.root.wait(100);
    }
    await at.root.wait(390);
    expect(at.searches()).toEqual([]);
    await at.root.wait(20);
    await at.settle();
    expect(at.searches()).toEqual([{ limit: 24, offset: 0, query: 'night' }]);
    expect(heading(at)).toContain('Results for night');
  });

  it('the same query is not asked for again: spaces around it, a letter taken back, a query from before', async () => {
    const at = await open();
    await find(at, 'n', 'o');
    await find(at, 'space');
    await type(at.root, 'x', 'backspace');
    await at.root.wait(500);
    await find(at, 'backspace', 'x');
    await find(at, 'backspace');
    expect(at.searches().map(({ query }) => query)).toEqual(['no', 'nox']);
  });

  it('[SEARCH-11] clearing returns to Explore at once, gives up what is asked and asks nothing more', async () => {
    const at = await open({ search: () => new Promise(() => {}) });
    await find(at, 'n');
    await type(at.root, 'o');
    await type(at.root, 'clear');
    expect(heading(at)).toContain('Explore');
    await at.root.wait(1000);
    await at.settle();
    expect(at.searches().map(({ query }) => query)).toEqual(['n']);
    expect(at.sent().find(({ url }) => url.pathname === '/search/search')?.signal.aborted).toBe(true);
    expect(at.report).not.toHaveBeenCalled();
  });

  it('[SEARCH-09] a late answer for an older query never replaces a newer one', async () => {
    const answers = new Map<string, () => void>();
    const at = await open({
      search: (request) =>
        new Promise((done) => {
          const query = queryIn(request);
          answers.set(query, () => done(json({ hits: [`of-${query}`], total: 1 })));
        }),
    });
    await find(at, 'a');
    await find(at, 'b');
    answers.get('ab')?.();
    await at.until(() => at.words().includes('of-ab'));
    answers.get('a')?.();
    await at.settle();
    expect(heading(at)).toContain('Results for ab');
    expect(at.words()).not.toContain('of-a"');
    expect(at.titles()).toEqual(['of-ab']);
  });

  it('results stay until those of the next query are there, and as many as they were', async () => {
    let answer = (): void => {};
    const at = await open({
      search: (request, index) =>
        queryIn(request) === 'ab'
          ? new Promise((done) => (answer = () => done(json({ hits: ['new'], total: 1 }))))
          : hitsOf(60)(request, index),
    });
    await find(at, 'a');
    await find(at, 'b');
    expect(at.words()).toContain('Title t0');
    expect(heading(at)).toContain('Results for a');
    expect(at.root.query('search-skeleton')).toBeNull();
    expect(at.words()).toContain('60 found');
    answer();
    await at.until(() => at.words().includes('Title new'));
    expect(at.words()).not.toContain('Title t0');
  });
});

describe('in Punjabi the keyboard begins with Gurmukhi', () => {
  it('[KEYB-01, SEARCH-03] a word is typed with its signs and searched for; Latin letters and signs are a page away', async () => {
    const at = await open({ language: 'pa' });
    expect(at.root.focusedId()).toBe('key-ਸ');
    await find(at, 'ਪ', 'shift', 'ੰ', 'shift', 'ਜ', 'ਾ', 'ਬ');
    expect(at.searches().map(({ query }) => query)).toEqual(['ਪੰਜਾਬ']);
    await type(at.root, 'backspace', 'backspace');
    expect(at.root.find('search-text').props.value).toBe('ਪੰਜ');
    await type(at.root, 'clear', 'page', 'a', '1', 'page', '?', 'page', 'ਸ');
    expect(at.root.find('search-text').props.value).toBe('a1?ਸ');
  });

  it.each(['en', 'fr'])('not in %s', async (language) => {
    const at = await open({ language });
    expect(at.root.focusedId()).toBe('key-a');
    await type(at.root, 'page', 'page');
    expect(at.root.query('key-a')).not.toBeNull();
  });

  it('[KEYB-01, KEYB-05] the page has the keyboard`s shape, every letter of the alphabet in its order, and every vowel and sign, each once', () => {
    const { rows, columns } = KEYBOARDS.search;
    for (const { rows: plain, shifted } of SCRIPT_PAGES.pa!) {
      for (const lines of [plain, shifted!]) {
        expect(lines).toHaveLength(rows);
        for (const line of lines) expect([...line]).toHaveLength(columns);
      }
      const keys = [...plain.join(''), ...shifted!.join('')];
      expect(new Set(keys)).toHaveLength(keys.length);
      const consonants = [...plain.join('')].filter((key) => /\p{L}/u.test(key));
      expect(consonants.join('')).toBe('ਸਹਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜ');
      for (const key of 'ਅਆਇਈਉਊਏਐਓਔਾਿੀੁੂੇੈੋੌਂੰੱ਼੍ਙਞ੦੧੨੩੪੫੬੭੮੯') expect(keys, key).toContain(key);
      for (const dotted of ['ਸ਼', 'ਖ਼', 'ਗ਼', 'ਜ਼', 'ਫ਼', 'ਲ਼'])
        expect(
          keys.map((key) => key.normalize('NFD')),
          dotted,
        ).toContain(dotted.normalize('NFD'));
    }
  });
});

describe('what is found', () => {
  it('[SEARCH-05, SEARCH-06] further pages come as focus nears the end, up to the total; titles only near what is seen', async () => {
    const at = await open({ search: hitsOf(60) });
    await find(at, 'n');
    expect(at.titles().length).toBeLessThanOrEqual(24);
    await type(at.root, 'done');
    expect(at.focused()).toBe('Title t0');
    for (let line = 0; line < 16; line += 1) {
      await at.root.press('down');
      await at.root.wait(300);
      await at.settle();
    }
    expect(at.searches().map(({ offset }) => offset)).toEqual([0, 24, 48]);
    expect(at.focused()).toBe('Title t56');
    expect(new Set(at.titles()).size).toBe(at.titles().length);
  });

  it('of 5,000 hits a page is fetched, and of it what is near; a move commits nothing and makes no node', async () => {
    const at = await open({ search: hitsOf(5000) });
    await find(at, 'n');
    await type(at.root, 'done');
    await at.root.wait(600);
    await at.settle();
    const { reactCommits, hostCreated } = at.root.scene.counters;
    await at.root.press('right');
    await at.root.press('left');
    expect(at.root.scene.counters).toMatchObject({ reactCommits, hostCreated });
    expect(at.searches()).toHaveLength(1);
    expect(at.words()).toContain('5000 found');
  });

  it('hits that come twice or do not exist are no titles, and nothing else is lost', async () => {
    const at = await open({
      search: () => json({ hits: ['a', 'b', 'a', 'gone', 'c'], total: 5 }),
      title: ({ url }) => {
        const id = url.pathname.split('/').at(-1)!;
        return id === 'gone' ? json({}, 404) : json({ id, title: `Title ${id}` });
      },
    });
    await find(at, 'n');
    await at.until(() => at.words().includes('3 found'));
    for (const id of ['a', 'b', 'c']) expect(at.words()).toContain(`Title ${id}`);
    expect(at.titles()).toEqual(['a', 'b', 'gone', 'c']);
  });

  it('when no hit of a page exists the next page is fetched; when none of any does nothing was found', async () => {
    const gone = 30;
    const title: Answer = ({ url }) => {
      const id = url.pathname.split('/').at(-1)!;
      return Number(id.slice(1)) < gone ? json({}, 404) : json({ id, title: `Title ${id}` });
    };
    const at = await open({
      search: (...call) => hitsOf(queryIn(call[0]) === 'n' ? 32 : gone)(...call),
      title,
    });
    await find(at, 'n');
    await at.until(() => at.words().includes('2 found'));
    expect(at.words()).toContain('Title t31');
    await find(at, 'o');
    await at.until(() => at.words().includes('No results for no'));
    expect(at.titles()).toHaveLength(32);
  });

  it('[SEARCH-08] when every title fails, that is said, and not by asking for all of them', async () => {
    let broken = true;
    const at = await open({
      search: hitsOf(500),
      title: ({ url }) =>
        broken ? json({}, 500) : json({ id: url.pathname.split('/').at(-1), title: 'There' }),
    });
    await find(at, 'n');
    await at.until(() => at.root.query('search-failed') !== null);
    expect(at.titles().length).toBeLessThan(20);
    broken = false;
    await at.root.act(() => void at.root.scene.focus.focus(at.root.find('retry')));
    await ok(at.root);
    await at.until(() => at.focused() === 'There');
  });

  it('[SEARCH-07, SEARCH-08] few hits that all fail are no empty result', async () => {
    const at = await open({ search: hitsOf(3), title: () => json({}, 500) });
    await find(at, 'n');
    await at.until(() => at.root.query('search-failed') !== null);
    expect(at.words()).not.toContain('No results');
  });

  it('[SEARCH-07] nothing found says so, with the query', async () => {
    const at = await open({ search: hitsOf(0) });
    await find(at, 'q');
    expect(at.words()).toContain('No results for q');
    expect(at.root.focusedId()).toBe('key-q');
    await type(at.root, 'done');
    expect(at.root.focusedId()).toBe('key-a');
  });

  it.each<[string, Answer]>([
    ['an error', () => json({}, 500)],
    ['no JSON', () => new Response('<html>')],
    ['a list', () => json([])],
  ])('[SEARCH-08] %s is said in place, and can be tried again', async (_, failure) => {
    let broken = true;
    const at = await open({ search: (...call) => (broken ? failure(...call) : hitsOf(3)(...call)) });
    await find(at, 'n');
    expect(at.words()).toContain('An error occurred');
    expect(at.report).toHaveBeenCalledTimes(1);
    expect(at.root.focusedId()).toBe('key-n');
    broken = false;
    await at.root.act(() => void at.root.scene.focus.focus(at.root.find('retry')));
    await ok(at.root);
    await at.until(() => at.words().includes('Title t0'));
    expect(at.focused()).toBe('Title t0');
    expect(at.searches()).toHaveLength(2);
  });

  it('after a failure the next letter searches anew', async () => {
    const at = await open({
      search: (request, index) => (queryIn(request) === 'n' ? json({}, 500) : hitsOf(3)(request, index)),
    });
    await find(at, 'n');
    await find(at, 'o');
    expect(at.words()).not.toContain('An error occurred');
    expect(at.words()).toContain('Title t0');
  });

  it('a later page that fails leaves the titles; the viewer`s next move asks again', async () => {
    let failures = 0;
    const at = await open({
      search: (request, index) => {
        if ((request.body as SearchBody).offset === 24 && failures++ === 0) return json({}, 500);
        return hitsOf(40)(request, index);
      },
    });
    await find(at, 'n');
    await type(at.root, 'done');
    for (let line = 0; line < 7; line += 1) {
      await at.root.press('down');
      await at.root.wait(300);
      await at.settle();
    }
    expect(at.searches().map(({ offset }) => offset)).toEqual([0, 24, 24]);
    expect(at.report).toHaveBeenCalledTimes(1);
    expect(at.words()).not.toContain('An error occurred');
  });

  it('placeholders are shown until the first results arrive', async () => {
    const at = await open({ search: () => new Promise(() => {}) });
    await type(at.root, 'n');
    expect(at.root.query('search-skeleton')).not.toBeNull();
    await at.root.wait(800);
    expect(at.root.query('search-skeleton')).not.toBeNull();
    expect(at.root.focusedId()).toBe('key-n');
  });
});

describe('focus moves on the screen', () => {
  it('right leads to the results, left and back to the keyboard, back from there leaves', async () => {
    const at = await open();
    await find(at, 'f');
    await at.root.press('right');
    expect(at.focused()).toBe('Title t0');
    await at.root.press('left');
    expect(at.root.focusedId()).toBe('key-f');
    await at.root.press('right');
    await at.root.press('down');
    await at.root.press('back');
    expect(at.root.focusedId()).toBe('key-f');
    await at.root.press('back');
    expect(at.route().path).toBe('/before');
  });

  it('left from the keyboard opens the menu at Search, which leads back', async () => {
    const at = await open();
    await at.root.press('left');
    expect(at.root.focusedId()).toBe('menu-search');
    await ok(at.root);
    expect(at.root.focusedId()).toBe('key-a');
    expect(at.route().path).toBe('/search');
  });

  it('Done asks at once, and focus goes to the first result when it comes, unless a key was pressed', async () => {
    const answers: (() => void)[] = [];
    const at = await open({
      search: (request, index) => new Promise((done) => answers.push(() => done(hitsOf(5)(request, index)))),
    });
    await type(at.root, 'n', 'done');
    await at.settle();
    expect(at.searches()).toHaveLength(1);
    expect(at.root.focusedId()).toBe('key-a');
    answers[0]?.();
    await at.until(() => at.focused().startsWith('Title') || at.focused() === 'Loading');
    await at.root.press('left');
    await type(at.root, 'o', 'done');
    await at.settle();
    await at.root.press('down');
    answers[1]?.();
    await at.settle();
    expect(at.root.focusedId()).toBe('key-g');
  });

  it('[SEARCH-10] back from a title finds query, results, scroll and focus, without a call', async () => {
    const at = await open({ search: hitsOf(100) });
    await find(at, 'n');
    await type(at.root, 'done');
    for (let line = 0; line < 8; line += 1) {
      await at.root.press('down');
      await at.root.wait(300);
      await at.settle();
    }
    await at.root.press('right');
    const [focused, calls, place] = [
      at.focused(),
      at.sent().length,
      at.root.scene.focus.current!.parent!.now,
    ];
    const before = { ...place };
    await ok(at.root);
    expect(at.route()).toEqual({
      path: `/asset/${focused.replace('Title ', '')}`,
      state: { search: true, origin: true },
    });
    await at.back();
    await at.settle();
    expect(at.route().path).toBe('/search');
    expect(at.focused()).toBe(focused);
    expect(at.root.find('search-text').props.value).toBe('n');
    expect(at.root.scene.focus.current!.parent!.now).toEqual(before);
    expect(at.sent()).toHaveLength(calls);
  });

  it('search opened again starts empty', async () => {
    const at = await open();
    await find(at, 'n');
    await at.root.press('back');
    expect(at.route().path).toBe('/before');
    expect(at.stores.search.getState().recent).toEqual([]);
  });
});

describe('before anything is typed', () => {
  it('searches from which a title was opened, or that were done, can be picked again and forgotten', async () => {
    const at = await open();
    await find(at, 'n');
    await find(at, 'o');
    await type(at.root, 'done', 'clear');
    expect(at.root.find('recent-0').props.label).toBe('no');
    expect(at.root.query('recent-1')).toBeNull();
    await at.root.act(() => void at.root.scene.focus.focus(at.root.find('recent-0')));
    await ok(at.root);
    await at.settle();
    expect(at.focused()).toBe('Title t0');
    expect(at.root.find('search-text').props.value).toBe('no');
    expect(at.searches().map(({ query }) => query)).toEqual(['n', 'no']);
    await type(at.root, 'clear');
    expect(at.root.query('recent-clear')).toBeNull();
    await at.root.act(() => void at.root.scene.focus.focus(at.root.find('recent-manage')));
    await ok(at.root);
    await at.root.act(() => void at.root.scene.focus.focus(at.root.find('recent-clear')));
    await ok(at.root);
    expect(at.root.query('search-recent')).toBeNull();
    expect(at.focused()).toBe('Comedy');
  });

  it('recent searches are removed one by one behind Manage, and made again after Done', async () => {
    const at = await open();
    await at.root.act(() => at.stores.search.setState({ recent: ['no', 'ye', 'ma'] }));
    const press = async (id: string) => {
      await at.root.act(() => void at.root.scene.focus.focus(at.root.find(id)));
      await ok(at.root);
    };
    await press('recent-manage');
    expect(at.root.find('recent-1').props.label).toBe('Remove ye');
    await press('recent-1');
    expect([at.stores.search.getState().recent, at.searches()]).toEqual([['no', 'ma'], []]);
    expect(at.root.focusedId(), 'focus stays among them').toMatch(/^recent-/);
    await press('recent-manage');
    expect([at.root.query('recent-clear'), at.root.find('recent-1').props.label]).toEqual([null, 'ma']);
    await press('recent-1');
    await at.settle();
    expect(at.searches().map(({ query }) => query)).toEqual(['ma']);
  });

  it('genres stand in three columns, each in a colour of its own, with the art of a loaded title', async () => {
    const at = await open({
      genres: ['Comedy', 'Drama', 'Crime', 'Music'],
      title: ({ url }) => {
        const id = url.pathname.split('/').at(-1)!;
        const hero = `https://img.example/${id}.jpg`;
        return json({ id, title: id, type: 'movie', genres: ['Drama'], images: { hero } });
      },
    });
    const tiles = () =>
      at.root.find('search-genres').children.flatMap((node) => {
        const names: (typeof node)[] = [];
        (function look(one: typeof node) {
          if (one.props.role === 'listitem') names.push(one);
          else one.children.forEach(look);
        })(node);
        return names;
      });
    const tileOf = (name: string) => tiles().find(({ props }) => props.label === name)!;
    const artOf = (name: string) =>
      tileOf(name).children.find(({ type: kind }) => kind === 'image')?.props.src;
    expect(new Set(tiles().map(({ props }) => props.color)).size).toBe(4);
    const rects = new Map<string, { x: number; y: number }>();
    (function look(node: ReturnType<SearchScreen['root']['tree']>) {
      if (node.role === 'listitem') rects.set(node.name, node.rect);
      node.children.forEach(look);
    })(at.root.tree());
    expect(new Set(['Comedy', 'Drama', 'Crime'].map((name) => rects.get(name)!.y)).size).toBe(1);
    expect(rects.get('Music')!.x).toBe(rects.get('Comedy')!.x);
    expect(artOf('Drama'), 'nothing is loaded for it').toBeUndefined();
    await find(at, 'n');
    await type(at.root, 'clear');
    expect(artOf('Drama')).toMatch(/^https:\/\/img\.example\/t0\.jpg\?w=/);
    expect(artOf('Comedy')).toBeUndefined();
  });

  it.each([
    ['a guest', {}, ['a1', 'a2', undefined]],
    ['a profile up to 12', { profile: { maturityRating: 12 } }, [undefined, 'a2', undefined]],
  ])(
    'for %s, genres have the art of titles in the rows of pages that were loaded',
    async (_, options, art) => {
      const hero = (id: string) => ({ hero: `https://img.example/${id}.jpg` });
      const onHome = [
        { id: 'a1', genres: ['Drama'], images: hero('a1'), censorships: [{ name: '', minAge: 16 }] },
        { id: 'a2', genres: ['Crime'], images: hero('a2') },
      ];
      const at = await open({ genres: ['Drama', 'Crime', 'Music'], onHome, ...options });
      const tiles: Record<string, string | undefined> = {};
      (function look(node: SearchScreen['root']['scene']['stageNode']) {
        const image = node.children.find(({ type: kind }) => kind === 'image')?.props.src;
        if (node.props.role === 'listitem')
          tiles[node.props.label!] = /example\/(\w+)/.exec(image ?? '')?.[1];
        else node.children.forEach(look);
      })(at.root.find('search-genres'));
      expect([tiles.Drama, tiles.Crime, tiles.Music]).toEqual(art);
    },
  );

  it('a focused genre keeps its size, with a ring that ends before its neighbours', async () => {
    const at = await open({ genres: ['Drama', 'Crime', 'Music', 'Comedy'] });
    await at.root.press('right', 6);
    await at.root.wait(500);
    const focused = at.root.scene.focus.current!;
    expect(focused.now.scale).toBe(1);
    const ring = at.root.scene.overlay.children[0]!;
    expect((ring.now.w - focused.now.w) / 2).toBeLessThan(GAP);
  });

  it('back to search, a genre has the picture it had, whatever was loaded meanwhile; another gets one that is free', async () => {
    const at = await open({
      genres: ['Drama', 'Crime'],
      search: (request, index) =>
        queryIn(request) === 'n' ? hitsOf(9)(request, index) : json({ hits: ['a1', 'a2'], total: 2 }),
      title: ({ url }) => {
        const id = url.pathname.split('/').at(-1)!;
        const genres = id === 'a2' ? ['Crime'] : ['Drama', 'Crime'];
        return json({
          id,
          title: id,
          type: 'movie',
          genres: id.startsWith('t') ? ['Drama'] : genres,
          images: { hero: `/${id}.jpg` },
        });
      },
    });
    const pictures = (): string[] => {
      const found: string[] = [];
      (function look(node: ReturnType<SearchScreen['root']['find']>) {
        if (node.type === 'image' && node.props.src) found.push(/\/(\w+)\.jpg/.exec(node.props.src)![1]!);
        node.children.forEach(look);
      })(at.root.find('search-genres'));
      return found;
    };
    await find(at, 'n');
    await type(at.root, 'clear');
    expect(pictures()).toEqual(['t0']);
    await find(at, 'o');
    await type(at.root, 'clear');
    expect(pictures(), 'a1 would come before t0').toEqual(['t0', 'a1']);
  });

  it('a genre is searched for at once', async () => {
    const at = await open();
    await at.root.press('right', 6);
    expect(at.focused()).toBe('Comedy');
    await ok(at.root);
    await at.settle();
    expect(at.searches()).toMatchObject([{ query: 'Comedy' }]);
    expect(at.focused()).toBe('Title t0');
  });

  it.each<[string, readonly string[] | Answer]>([
    ['none', []],
    ['without names', () => json([{ id: 'a' }, { id: 'b', name: ' ' }])],
    ['that fail', () => json({}, 500)],
  ])('genres that are %s give no section', async (_, genres) => {
    const at = await open({ genres });
    expect(at.root.query('search-genres')).toBeNull();
    expect(at.words()).not.toContain('Genres"');
    await at.root.press('right', 8);
    expect(at.root.focusedId()).toBe('key-f');
  });
});
