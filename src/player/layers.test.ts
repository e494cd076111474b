import { describe, expect, it } from 'vitest';
import type { RemoteKey } from '../../platforms/platform';
import { backStep, commandOf, focusOwner, isActivity } from './layers';
import type { BackStep, Command, FocusOwner, Layers, Offer, Panel } from './layers';

const ARROWS: readonly RemoteKey[] = ['left', 'right', 'up', 'down'];
const PLAY_KEYS: readonly RemoteKey[] = ['play', 'pause', 'playPause'];
const SEEK_KEYS: readonly RemoteKey[] = ['rewind', 'fastForward'];
const OTHER_KEYS: readonly RemoteKey[] = [
  ...(['channelUp', 'channelDown', 'info', 'menu', 'red', 'green', 'yellow', 'blue'] as const),
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const),
];
const KEYS: readonly RemoteKey[] = [
  ...(['enter', 'back', 'stop', 'exit', 'caption'] as const),
  ...ARROWS,
  ...PLAY_KEYS,
  ...SEEK_KEYS,
  ...OTHER_KEYS,
];

/** A film that plays with nothing over it. */
const BARE: Layers = {
  overlay: false,
  panel: null,
  offer: null,
  countdown: false,
  skip: false,
  ad: false,
  screenSaver: false,
  loading: false,
  seekPending: false,
  seekable: true,
  over: false,
};
const film = (changes: Partial<Layers> = {}): Layers => ({ ...BARE, ...changes });
const OVERLAY = { overlay: true } as const;
const COUNTING = { offer: 'next', countdown: true } as const;

const PANELS: readonly (Panel | null)[] = [null, 'tracks', 'quality', 'episodes', 'sleepTimer'];
const OFFERS: readonly (Offer | null)[] = [null, 'next', 'upgrade', 'moreLikeThis', 'stillWatching'];
const FLAGS = [
  ...(['overlay', 'countdown', 'skip', 'ad', 'screenSaver'] as const),
  ...(['loading', 'seekPending', 'seekable', 'over'] as const),
];

/** Every combination of layers, also those that no player shows. */
function* everyState(): Generator<Layers> {
  for (const panel of PANELS)
    for (const offer of OFFERS)
      for (let bits = 0; bits < 2 ** FLAGS.length; bits++) {
        const flags = FLAGS.map((flag, i) => [flag, (bits & (2 ** i)) !== 0] as const);
        yield { ...BARE, ...(Object.fromEntries(flags) as Partial<Layers>), panel, offer };
      }
}
const EVERY_STATE = [...everyState()];

/** The states and keys that break a rule, the first few of them: an empty list is what a test wants. */
function breaches(
  keys: readonly RemoteKey[],
  rule: (command: Command, state: Layers, key: RemoteKey) => boolean,
) {
  const found: [RemoteKey, Command, Layers][] = [];
  for (const state of EVERY_STATE)
    for (const key of keys) {
      const command = commandOf(key, state);
      if (!rule(command, state, key) && found.length < 3) found.push([key, command, state]);
    }
  return found;
}

/** The layers after a command that takes one away. */
const CLOSED: Record<BackStep, Partial<Layers>> = {
  closePanel: { panel: null },
  closeScreenSaver: { screenSaver: false, overlay: true },
  stopCountdown: { countdown: false },
  dismissOffer: { offer: null },
  hideOverlay: { overlay: false },
  exit: {},
};

/** The steps of back, pressed until it leaves; too many when it does not. */
const backSteps = (state: Layers, presses = 9): BackStep[] => {
  const step = backStep(state);
  if (step === 'exit' || presses === 1) return [step];
  return [step, ...backSteps({ ...state, ...CLOSED[step] }, presses - 1)];
};

describe('every key in every state', () => {
  it('there are 12,800 states, and each is one of its own', () => {
    expect(new Set(EVERY_STATE.map((state) => JSON.stringify(state))).size).toBe(12_800);
    expect(new Set(KEYS).size).toBe(32);
  });

  it('[PLAYER-19] stop leaves', () => {
    expect(breaches(['stop'], (command) => command === 'exit')).toEqual([]);
  });

  it('the exit key is left to the device', () => {
    expect(breaches(['exit'], (command) => command === 'none')).toEqual([]);
  });

  it('[PLAYER-18] back always takes one step, and leaves after at most five others', () => {
    const long = EVERY_STATE.filter((state) => {
      const steps = backSteps(state);
      return steps.length > 6 || steps.at(-1) !== 'exit';
    });
    expect(long).toEqual([]);
    expect(breaches(['back'], (command, state) => command === backStep(state) && command in CLOSED)).toEqual(
      [],
    );
  });

  it('[ADS-04] nothing seeks or skips during an ad', () => {
    const seeks: readonly Command[] = ['seekBack', 'seekForward', 'rewind', 'fastForward', 'commitSeek'];
    expect(breaches(KEYS, (command, { ad }) => !ad || !seeks.includes(command))).toEqual([]);
    expect(EVERY_STATE.filter((state) => state.ad && focusOwner(state) === 'skip')).toEqual([]);
  });

  it('[SEEK-10] no key begins a seek in a stream that cannot be sought', () => {
    const seeks: readonly Command[] = ['seekBack', 'seekForward', 'rewind', 'fastForward'];
    expect(breaches(KEYS, (command, { seekable }) => seekable || !seeks.includes(command))).toEqual([]);
  });

  it('[SEEK-02] only OK and play/pause commit a seek, and only a pending one', () => {
    const allowed = (state: Layers, key: RemoteKey) =>
      state.seekPending && (key === 'enter' || key === 'playPause');
    expect(breaches(KEYS, (command, state, key) => command !== 'commitSeek' || allowed(state, key))).toEqual(
      [],
    );
  });

  it('[PLAYER-20] play and pause work, save on the screen saver and where nothing plays any more', () => {
    const works = (command: Command, key: RemoteKey, { seekPending, ad }: Layers) =>
      command === (key !== 'playPause' ? key : seekPending && !ad ? 'commitSeek' : 'togglePlay');
    expect(
      breaches(PLAY_KEYS, (command, state, key) => {
        if (state.screenSaver) return command === 'closeScreenSaver';
        return state.over ? command === 'ignore' : works(command, key, state);
      }),
    ).toEqual([]);
  });

  it('[PLAYER-22] any key but stop and exit closes the screen saver alone; back closes an open panel first', () => {
    const keys = KEYS.filter((key) => key !== 'stop' && key !== 'exit');
    const expected = (key: RemoteKey, state: Layers) =>
      key === 'back' && state.panel !== null ? 'closePanel' : 'closeScreenSaver';
    expect(
      breaches(keys, (command, state, key) => !state.screenSaver || command === expected(key, state)),
    ).toEqual([]);
  });

  it('[NEXT-03] while a countdown runs, keys without a panel or a pending seek do nothing but stop it', () => {
    const keys = KEYS.filter((key) => !['stop', 'exit', 'back', ...PLAY_KEYS].includes(key));
    const alone = ({ countdown, panel, seekPending, screenSaver }: Layers) =>
      countdown && panel === null && !seekPending && !screenSaver;
    expect(breaches(keys, (command, state) => !alone(state) || command === 'stopCountdown')).toEqual([]);
  });

  it('no command but that of a key asked for names a layer that is not there', () => {
    expect(
      breaches(KEYS, (command, state, key) => {
        if (command === 'closePanel') return state.panel !== null;
        if (command === 'closeScreenSaver') return state.screenSaver;
        if (command === 'stopCountdown') return state.countdown;
        if (command === 'dismissOffer') return state.offer !== null;
        if (command === 'hideOverlay') return state.overlay;
        if (command === 'openTracks') return key === 'caption';
        return true;
      }),
    ).toEqual([]);
  });

  it('a key is left to a focused control only where one can be', () => {
    const hasControls = (state: Layers) => focusOwner(state) !== 'picture' || state.overlay || state.over;
    expect(
      breaches(KEYS, (command, state, key) => command !== 'none' || key === 'exit' || hasControls(state)),
    ).toEqual([]);
  });

  it('exactly one layer has focus, and it is there', () => {
    const isThere: Record<FocusOwner, (state: Layers) => boolean> = {
      screenSaver: (state) => state.screenSaver,
      panel: (state) => state.panel !== null,
      offer: (state) => state.offer !== null,
      overlay: (state) => state.overlay,
      skip: (state) => state.skip,
      picture: () => true,
    };
    expect(EVERY_STATE.filter((state) => !isThere[focusOwner(state)](state))).toEqual([]);
  });
});

/** '$key' in a title stands for the row's keys. */
const named = (rows: [string, readonly RemoteKey[], Partial<Layers>, Command][]) =>
  rows.map(([title, keys, ...rest]) => {
    const listed = keys.filter((key) => !OTHER_KEYS.includes(key));
    const names = [
      ...listed,
      ...(listed.length < keys.length ? ['channels, info, menu, colours, digits'] : []),
    ];
    const subject = `${keys.length > 1 ? 'each of ' : ''}${names.join(', ')}`;
    return [title.replace('$key', subject), keys, ...rest] as const;
  });

describe('keys', () => {
  it.each(
    named([
      // The bare picture.
      [
        '[PLAYER-17] $key on the bare picture shows the overlay',
        ['up', 'down', ...OTHER_KEYS],
        {},
        'showOverlay',
      ],
      [
        '[PLAYER-17] $key with the overlay is left to the focused control',
        [...ARROWS, 'enter', ...OTHER_KEYS],
        OVERLAY,
        'none',
      ],
      ['[SEEK-01] $key on the bare picture already seeks', ['left'], {}, 'seekBack'],
      ['[SEEK-01] $key on the bare picture already seeks', ['right'], {}, 'seekForward'],
      ['[SEEK-01] $key seeks under the skip button', ['right'], { skip: true }, 'seekForward'],
      [
        '[SEEK-10] $key in live without a window shows the overlay',
        [...ARROWS, ...SEEK_KEYS],
        { seekable: false },
        'showOverlay',
      ],
      ['[PLAYER-17] $key on the bare picture pauses at once', ['enter'], {}, 'togglePlay'],
      ['[SEEK-02] $key commits a pending seek', ['enter', 'playPause'], { seekPending: true }, 'commitSeek'],
      [
        '[SEEK-02] $key commits a pending seek with the overlay',
        ['enter', 'playPause'],
        { ...OVERLAY, seekPending: true },
        'commitSeek',
      ],
      ['[SKIP-04] $key is the skip button’s', ['enter'], { skip: true }, 'none'],
      [
        '[PLAYER-17] $key over the skip button shows the overlay',
        ['up', 'down'],
        { skip: true },
        'showOverlay',
      ],
      ['$key opens subtitles and audio', ['caption'], {}, 'openTracks'],
      ['$key opens subtitles and audio from the overlay', ['caption'], OVERLAY, 'openTracks'],
      ['$key does nothing to another panel', ['caption'], { panel: 'episodes' }, 'ignore'],
      ['$key is left to the panel of subtitles and audio', [...ARROWS, 'enter'], { panel: 'tracks' }, 'none'],
      ['$key closes them again', ['caption'], { panel: 'tracks' }, 'closePanel'],
      // Media keys.
      ['[PLAYER-20] $key plays with the overlay hidden', ['play'], {}, 'play'],
      ['[PLAYER-20] $key pauses with the overlay hidden', ['pause'], {}, 'pause'],
      ['[PLAYER-20] $key toggles with the overlay hidden', ['playPause'], {}, 'togglePlay'],
      ['[PLAYER-20] $key pauses under a panel', ['pause'], { panel: 'tracks' }, 'pause'],
      ['[SEEK-03] $key works with the overlay hidden', ['rewind'], {}, 'rewind'],
      ['[SEEK-03] $key works with the overlay', ['fastForward'], OVERLAY, 'fastForward'],
      ['[SEEK-03] $key works beside the panel of what follows', ['rewind'], { offer: 'next' }, 'rewind'],
      [
        '[SEEK-03] $key does nothing under a panel, which covers the bar',
        SEEK_KEYS,
        { panel: 'quality' },
        'ignore',
      ],
      // Panels.
      [
        '[PLAYER-18] $key closes the episodes before the overlay',
        ['back'],
        { ...OVERLAY, panel: 'episodes' },
        'closePanel',
      ],
      ['[PLAYER-18] $key hides the overlay', ['back'], OVERLAY, 'hideOverlay'],
      [
        '[PLAYER-18] $key hides the overlay while a seek is pending',
        ['back'],
        { ...OVERLAY, seekPending: true },
        'hideOverlay',
      ],
      ['[PLAYER-18] $key leaves the bare picture', ['back'], {}, 'exit'],
      ['[PLAYER-18] $key leaves under the skip button', ['back'], { skip: true }, 'exit'],
      ['$key is the panel’s', [...ARROWS, 'enter'], { panel: 'episodes' }, 'none'],
      ['$key is not the panel’s and does nothing', OTHER_KEYS, { panel: 'episodes' }, 'ignore'],
      // Loading.
      [
        '[PLAYER-18] $key leaves while a title loads, overlay or not',
        ['back'],
        { ...OVERLAY, loading: true },
        'exit',
      ],
      ['[PLAYER-18] $key leaves while a title loads', ['back'], { loading: true }, 'exit'],
      [
        '[PLAYER-17] $key neither plays nor seeks while a title loads',
        ['enter', ...ARROWS, ...SEEK_KEYS, 'caption'],
        { loading: true },
        'showOverlay',
      ],
      ['[PLAYER-20] $key already counts while a title loads', ['pause'], { loading: true }, 'pause'],
      // Ads.
      ['[ADS-04] $key pauses an ad', ['enter', 'playPause'], { ad: true }, 'togglePlay'],
      [
        '[ADS-04] $key toggles an ad, whatever seek was pending',
        ['enter', 'playPause'],
        { ad: true, seekPending: true },
        'togglePlay',
      ],
      [
        '[ADS-04] $key does nothing during an ad',
        [...ARROWS, ...SEEK_KEYS, ...OTHER_KEYS, 'caption'],
        { ad: true },
        'ignore',
      ],
      [
        '[ADS-04] $key does nothing during an ad, overlay or not',
        [...ARROWS, ...SEEK_KEYS],
        { ...OVERLAY, ad: true },
        'ignore',
      ],
      ['[PLAYER-18] $key leaves during an ad, overlay or not', ['back'], { ...OVERLAY, ad: true }, 'exit'],
      [
        '[PLAYER-18] $key closes a panel that was open when an ad began',
        ['back'],
        { panel: 'tracks', ad: true },
        'closePanel',
      ],
      // The screen saver.
      [
        '[PLAYER-22] $key closes the screen saver and does nothing else',
        [...ARROWS, ...PLAY_KEYS, 'enter', 'back'],
        { screenSaver: true },
        'closeScreenSaver',
      ],
      ['[PLAYER-19] $key leaves from the screen saver', ['stop'], { screenSaver: true }, 'exit'],
      // What follows.
      [
        '[NEXT-03] $key stops the countdown and does nothing else',
        ['enter', ...ARROWS, ...SEEK_KEYS, ...OTHER_KEYS, 'caption', 'back'],
        COUNTING,
        'stopCountdown',
      ],
      [
        '[NEXT-03] $key stops the countdown also with the overlay',
        ['enter', ...ARROWS, 'back'],
        { ...COUNTING, ...OVERLAY },
        'stopCountdown',
      ],
      [
        '[NEXT-03, PLAYER-20] $key pauses, and the countdown stops as by any key',
        ['pause'],
        COUNTING,
        'pause',
      ],
      ['[NEXT-03, PLAYER-19] $key leaves during the countdown', ['stop'], COUNTING, 'exit'],
      [
        '[NEXT-03, SEEK-02] $key commits a pending seek during the countdown',
        ['enter'],
        { ...COUNTING, ...OVERLAY, seekPending: true },
        'commitSeek',
      ],
      [
        '[NEXT-04] $key on the label of the stopped countdown is the label’s',
        ['enter'],
        { offer: 'next' },
        'none',
      ],
      [
        '[NEXT-03] $key sends the panel of the stopped countdown away',
        ['back'],
        { offer: 'next' },
        'dismissOffer',
      ],
      [
        '[PLAYER-18] $key sends the panel away before the overlay',
        ['back'],
        { ...OVERLAY, offer: 'next' },
        'dismissOffer',
      ],
      [
        '[NEXT-07] $key sends similar titles away',
        ['back'],
        { offer: 'moreLikeThis', skip: true },
        'dismissOffer',
      ],
      [
        '[PLAYER-17] $key beside the panel shows the overlay',
        ['up', 'down', 'info'],
        { offer: 'next' },
        'showOverlay',
      ],
      ['$key is left to a question', [...ARROWS, 'enter'], { offer: 'stillWatching' }, 'none'],
      [
        '$key does nothing to a question',
        [...SEEK_KEYS, ...OTHER_KEYS, 'caption'],
        { offer: 'stillWatching' },
        'ignore',
      ],
      ['$key sends a question away', ['back'], { offer: 'stillWatching' }, 'dismissOffer'],
      [
        '[NEXT-05] $key sends the upgrade away while the film plays',
        ['back'],
        { offer: 'upgrade' },
        'dismissOffer',
      ],
      ['$key leaves a title that needs an upgrade', ['back'], { offer: 'upgrade', over: true }, 'exit'],
      ['$key is left to the upgrade panel', ['enter', ...ARROWS], { offer: 'upgrade', over: true }, 'none'],
      ['$key does nothing where nothing plays', PLAY_KEYS, { offer: 'upgrade', over: true }, 'ignore'],
      ['$key leaves when the title is over', ['back'], { offer: 'stillWatching', over: true }, 'exit'],
    ]),
  )('%s', (_title, keys, changes, command) => {
    const state = film(changes);
    expect(keys.map((key) => [key, commandOf(key, state)])).toEqual(keys.map((key) => [key, command]));
  });
});

describe('the layer that has focus', () => {
  it.each<[string, Partial<Layers>, FocusOwner]>([
    ['is the bare picture', {}, 'picture'],
    ['is the overlay', OVERLAY, 'overlay'],
    ['is the screen saver before all', { screenSaver: true, panel: 'tracks', ...OVERLAY }, 'screenSaver'],
    ['is a panel before a question', { panel: 'tracks', offer: 'stillWatching', ...OVERLAY }, 'panel'],
    ['is a question before the overlay', { offer: 'stillWatching', ...OVERLAY, skip: true }, 'offer'],
    ['[NEXT-05] is the upgrade before the overlay', { offer: 'upgrade', ...OVERLAY, skip: true }, 'offer'],
    ['[NEXT-01] is the next title before the overlay', { offer: 'next', ...OVERLAY }, 'offer'],
    [
      '[NEXT-01, SKIP-01] is the next title before the skip button [C34]',
      { offer: 'next', skip: true },
      'offer',
    ],
    [
      '[NEXT-07, SKIP-01] is the skip button before similar titles [C34]',
      { offer: 'moreLikeThis', skip: true },
      'skip',
    ],
    ['[NEXT-07] is similar titles alone', { offer: 'moreLikeThis' }, 'offer'],
    ['[NEXT-07] is the overlay before similar titles', { offer: 'moreLikeThis', ...OVERLAY }, 'overlay'],
    [
      '[NEXT-07] is similar titles where nothing plays any more',
      { offer: 'moreLikeThis', ...OVERLAY, skip: true, over: true },
      'offer',
    ],
    ['[SKIP-01] is the skip button', { skip: true }, 'skip'],
    ['[SKIP-01] is the overlay before the skip button', { skip: true, ...OVERLAY }, 'overlay'],
    [
      'stays with the overlay while a seek is pending',
      { offer: 'next', ...OVERLAY, seekPending: true },
      'overlay',
    ],
    ['[ADS-04] is the picture during an ad', { ad: true, ...OVERLAY, skip: true, offer: 'next' }, 'picture'],
    ['is the picture while loading: nothing can be paused yet', { loading: true, ...OVERLAY }, 'picture'],
  ])('%s', (_title, changes, owner) => {
    expect(focusOwner(film(changes))).toBe(owner);
  });
});

it('[PLAYER-18] back goes through panel, screen saver, countdown, offer, overlay and exit, one step a press', () => {
  expect(backSteps(film({ panel: 'episodes', screenSaver: true, ...COUNTING, ...OVERLAY }))).toEqual([
    ...(['closePanel', 'closeScreenSaver', 'stopCountdown', 'dismissOffer', 'hideOverlay', 'exit'] as const),
  ]);
});

it.each<[Command, boolean]>([
  ['none', true],
  ['showOverlay', true],
  ['closeScreenSaver', true],
  ['closePanel', true],
  ['stopCountdown', true],
  ['pause', true],
  ['seekForward', true],
  ['hideOverlay', false],
  ['dismissOffer', false],
  ['exit', false],
  ['ignore', false],
])('[PLAYER-17] %s shows the overlay or keeps it: %s', (command, shows) => {
  expect(isActivity(command)).toBe(shows);
});
