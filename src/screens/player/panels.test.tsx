/** What the viewer opens over the picture, on the player's screen: by keys, with an engine of two languages. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../../renderer/testing';
import type { Key, SceneNode } from '../../../renderer';
import type { SubtitleCue } from '../../player/cues';
import { twoLanguages } from '../../player/testing/fakeTracks';
import './panels/PlayerEpisodes';
import './panels/PlayerPanels';
import { engineRoom } from './testing/fakeLoadEngine';
import { FADED, find, name as nameOf, unmountPlayer, watch } from './testing/watchPlayer';
import type { WatchOptions } from './testing/watchPlayer';

vi.mock('../../player/loadEngine', () => import('./testing/fakeLoadEngine'));
beforeEach(() => {
  engineRoom.tracks = twoLanguages();
});
afterEach(unmountPlayer);

const OPEN_MS = 150;
const EPISODE = { type: 'episode', rootId: 'show', nextAsset: { uuid: 'e2', name: 'Second' } };
const children = ['e1', 'e2', 'e3'].map((id, index) => ({
  id,
  type: 'episode',
  rootId: 'show',
  order: index + 1,
  name: `Name ${id}`,
  watchable: id === 'e3' ? 'plan_upgrade_required' : 'yes_anonymous_access',
}));
const SERIES: WatchOptions = {
  path: '/asset/e1/watch',
  asset: { ...EPISODE, watchable: 'yes_anonymous_access' },
  show: { children },
};

async function player(options: WatchOptions = {}) {
  const screen = await watch(options);
  const { root, engine } = screen;
  // The controls fade in.
  await root.wait(FADED);
  const all = (node: SceneNode = root.tree()): SceneNode[] => [node, ...node.children.flatMap(all)];
  const press = async (...keys: Key[]): Promise<void> => {
    for (const key of keys) await root.press(key);
  };
  /** OK as input delivers it: the press of the node that has focus. */
  const ok = async (): Promise<void> => {
    await root.press('enter');
    await root.act(() => root.scene.focus.current?.props.onPress?.());
    await root.act(settlePromises);
  };
  /** Lets a panel's code load and its transition end. */
  const opened = async (): Promise<void> => {
    await root.act(settlePromises);
    await root.wait(OPEN_MS);
  };
  return {
    ...screen,
    press,
    ok,
    opened,
    /** Presses the control of that name with OK, wherever focus was. */
    use: async (id: string) => {
      await root.act(() => void root.scene.focus.focus(root.find(id)));
      expect(root.focusedId()).toBe(id);
      await ok();
      await opened();
    },
    hideControls: async () => {
      await root.wait(5000);
      await root.wait(FADED);
      expect(root.focusedId()).toBe('video');
    },
    focusedName: () => root.scene.focus.current?.props.label,
    radios: (within: string) =>
      all(find(root.tree(), within)!)
        .filter(({ role }) => role === 'radio')
        .map((node) => `${node.name}${node.checked ? ' *' : ''}`),
    buttons: () =>
      all()
        .filter(({ role, onScreen }) => role === 'button' && onScreen)
        .map(({ id }) => id),
    shown: (id: string) => find(root.tree(), id)?.onScreen ?? false,
    commands: (): string[] =>
      engine().log.filter((line) => /^(audio|text|quality|seek|pause|play$)/.test(line)),
  };
}

describe('the top controls', () => {
  it('[PLAYER-12] of an episode: back, subtitles and audio, episodes, next episode, quality, in this order', async () => {
    const { buttons } = await player(SERIES);
    expect(buttons()).toEqual([
      'player-back',
      'player-tracks',
      'player-episodes',
      'player-next',
      'player-quality',
      'player-sleepTimer',
      'player-from-start',
      'play-pause',
    ]);
  });

  it('[PLAYER-13] have no list of episodes and no next one where there is none', async () => {
    const { buttons } = await player();
    const always = ['player-back', 'player-tracks', 'player-quality', 'player-sleepTimer'];
    const below = ['player-from-start', 'play-pause'];
    expect(buttons()).toEqual([...always, ...below]);
    const alone = { ...SERIES, show: { children: [] }, asset: { ...SERIES.asset, nextAsset: null } };
    const { buttons: ofAlone } = await player(alone);
    expect(ofAlone()).toEqual([...always, ...below]);
  });

  it('[PLAYER-12] go on to the next episode on the same player, and the address follows', async () => {
    const { use, seen, engine } = await player(SERIES);
    await use('player-next');
    expect(seen.path).toBe('/asset/e2/watch');
    expect(engine().log.filter((line) => line.startsWith('load'))).toHaveLength(2);
  });

  it('play from the beginning, also from a pause, but not live', async () => {
    const { use, engine, root, commands, shown } = await player();
    await root.act(() => engine().playTo(60));
    await root.press('pause');
    await use('player-from-start');
    expect(commands().slice(-2)).toEqual(['seek 0', 'play']);
    await root.act(() => {
      engine().facts.live = true;
      engine().playTo(100);
    });
    await root.wait(300);
    expect(shown('player-from-start')).toBe(false);
  });
});

describe('subtitles and audio', () => {
  it('[PLAYER-35] are the stream’s tracks and off, in the viewer’s words, those that play marked', async () => {
    const { press, opened, radios, focusedName } = await player();
    await press('down');
    await opened();
    expect(radios('audio')).toEqual(['English *', 'Punjabi']);
    expect(radios('text')).toEqual(['Off *', 'English', 'Punjabi']);
    expect(focusedName()).toBe('Off');
  });

  it('[PLAYER-35] apply at once, and mark what the engine plays then', async () => {
    const { press, ok, opened, radios, commands, shown } = await player();
    await press('down');
    await opened();
    await press('down', 'down');
    await ok();
    await press('left', 'down');
    await ok();
    expect(commands().slice(-2)).toEqual(['text t-pa', 'audio a-pa']);
    expect([radios('audio'), radios('text')]).toEqual([
      ['English', 'Punjabi *'],
      ['Off', 'English', 'Punjabi *'],
    ]);
    expect(shown('tracks-panel')).toBe(true);
  });

  it('[PLAYER-35] show the sound that plays, whatever was chosen', async () => {
    const { press, opened, radios, engine, root } = await player({ language: 'pa' });
    await press('down');
    await opened();
    expect(radios('audio')).toEqual(['English', 'Punjabi *']);
    await root.act(() => engine().selectAudio('a-en'));
    expect(radios('audio')).toEqual(['English *', 'Punjabi']);
  });

  it('[SUB-17, PLAYER-35] begin with the languages that the settings were changed to', async () => {
    const preferences = { audioLanguage: 'pa', subtitles: 'en' };
    const { press, opened, radios } = await player({ preferences });
    await press('down');
    await opened();
    expect([radios('audio'), radios('text')]).toEqual([
      ['English', 'Punjabi *'],
      ['Off', 'English *', 'Punjabi'],
    ]);
  });

  it('are named where the stream says little: by label, by number, by what is special about them', async () => {
    engineRoom.tracks = {
      ...twoLanguages(),
      audio: [
        { id: '1', language: 'und', label: null, channels: 2, active: true },
        { id: '2', language: 'und', label: 'Commentary', channels: 2, active: false },
        { id: '3', language: 'en-GB', label: 'English', channels: 6, active: false },
        { id: '4', language: 'en', label: 'Director', channels: 2, active: false },
        { id: '5', language: 'en', label: 'Director', channels: 2, active: false },
      ],
      text: [{ id: '6', language: 'en', label: null, forced: true, active: false }],
    };
    const { press, opened, radios } = await player({ language: 'pa' });
    await press('down');
    await opened();
    expect(radios('audio')).toEqual([
      'Unknown language *',
      'Commentary',
      'English, 5.1',
      'English, Director · 1',
      'English, Director · 2',
    ]);
    expect(radios('text')).toEqual(['Off *', 'English, foreign lines only']);
  });

  it('can be opened while the picture waits for data, and stay', async () => {
    const { press, opened, root, engine, shown } = await player();
    await root.act(() => engine().fire({ type: 'buffering', buffering: true }));
    await press('down');
    await opened();
    await root.act(() => engine().fire({ type: 'buffering', buffering: false }));
    await root.wait(10_000);
    expect([shown('tracks-panel'), root.focusedId()]).toEqual([true, 'text-']);
    await root.act(() => engine().fire({ type: 'buffering', buffering: true }));
    await press('down');
    expect(root.focusedId()).toBe('text-t-en');
  });

  it('close when an ad takes the place of the film', async () => {
    const item = { playlist: [{ type: 'PLAY_ADS', start: 50, url: '/ads/one', duration: 8 }] };
    const { press, opened, root, engine, shown } = await player({ item });
    await press('down');
    await opened();
    await root.act(() => engine().playTo(49.8));
    await root.act(() => engine().playTo(50.1));
    await opened();
    expect([shown('tracks-panel'), root.focusedId()]).toEqual([false, 'video']);
  });

  it('[PLAYER-35] are as many presses away as pause, where its button has focus (EN 301 549, 7.3)', async () => {
    const { root, press, ok, opened, shown, commands } = await player();
    expect([root.focusedId(), nameOf(root, 'down-hint')]).toEqual(['play-pause', 'Subtitles and audio']);
    await ok();
    expect(commands().at(-1)).toBe('pause');
    await press('down');
    await opened();
    expect(shown('tracks-panel')).toBe(true);
  });

  it('the caption key opens and closes them from everywhere', async () => {
    const { root, press, opened, shown, hideControls } = await player();
    await hideControls();
    await press('caption');
    await opened();
    expect([shown('tracks-panel'), root.focusedId()]).toEqual([true, 'text-']);
    await press('caption');
    await opened();
    expect([shown('tracks-panel'), root.focusedId(), shown('player-bottom')]).toEqual([
      false,
      'video',
      false,
    ]);
  });
});

describe('focus', () => {
  it.each([
    ['player-tracks', 'text-'],
    ['player-quality', 'quality-auto'],
    ['player-sleepTimer', 'sleep-off'],
  ])('goes from %s to the chosen entry, stays inside, and returns', async (control, entry) => {
    const { root, use, press, opened } = await player();
    await use(control);
    expect(root.focusedId()).toBe(entry);
    await press('left', 'left', 'left', 'up', 'up', 'up', 'right', 'right', 'right', 'right');
    expect(root.focusedId()).toBe('panel-close');
    // Longer than the controls show.
    await root.wait(6000);
    await press('back');
    await opened();
    expect(root.focusedId()).toBe(control);
    await root.wait(6000);
    await press('up');
    expect(root.focusedId()).toBe('play-pause');
  });

  it('[PLAYER-18] back closes the panel, then hides the controls, then leaves', async () => {
    const { press, opened, use, shown, seen } = await player({ state: { origin: true } });
    await use('player-quality');
    await press('back');
    await opened();
    expect([shown('quality-panel'), shown('player-bottom')]).toEqual([false, true]);
    await press('back');
    expect(seen.path).toBe('/asset/film/watch');
    await press('back');
    expect(seen.path).toBe('/asset/film');
  });

  it('the button of a panel closes it for a pointer', async () => {
    const { root, use, opened, shown } = await player();
    await use('player-quality');
    await root.act(() => root.find('panel-close').props.onPress?.());
    await opened();
    expect([shown('quality-panel'), root.focusedId()]).toEqual([false, 'player-quality']);
  });
});

describe('the style of subtitles', () => {
  const aCue = (text: string): SubtitleCue => ({
    start: 0,
    end: 50,
    text,
    spans: [],
    align: 'center',
    line: null,
    position: null,
  });

  async function styling(text = 'You signed for it.') {
    const screen = await player();
    const { root, engine, press, opened } = screen;
    await root.act(() => {
      engine().selectText('t-en');
      engine().facts.cues = text === '' ? [] : [aCue(text)];
      engine().fire({ type: 'cues' });
    });
    await press('down');
    await opened();
    await press('right');
    const box = () => find(root.tree(), 'subtitles')!.children.at(-1)!.rect;
    return { ...screen, box };
  }

  it('[PLAYER-35] of size, ground and place is seen at once, beside the panel', async () => {
    const { root, press, ok, box } = await styling();
    expect(root.focusedId()).toBe('subtitle-size-M');
    const medium = box();
    expect(medium.x + medium.w).toBeLessThan(find(root.tree(), 'panel-close')!.rect.x);
    await press('right', 'right');
    await ok();
    expect(box().h).toBeGreaterThan(medium.h);
    await press('down', 'left');
    expect(root.focusedId()).toBe('subtitle-ground-none');
    const letters = root.find('subtitles');
    const ground = (): unknown => letters.children[0]?.children[0]?.props.color;
    const half = ground();
    await ok();
    expect(ground()).not.toBe(half);
    await press('down', 'right');
    await ok();
    await root.wait(FADED);
    expect(box().y).toBeLessThan(medium.y);
    expect(box().y).toBeLessThan(200);
  });

  it('holds for the next player of this launch, and goes with the viewer', async () => {
    const { press, ok, stores } = await styling();
    await press('right');
    await ok();
    expect(stores.viewing.getState().subtitleStyle).toEqual({ size: 'L', ground: 'half', place: 'bottom' });
  });

  it('[PLAYER-35] of a delay goes by 0.1 s a press, at once, and says where it is', async () => {
    const { root, press, ok, engine } = await styling();
    expect(nameOf(root, 'subtitle-delay')).toBe('Delay · 0.0 s');
    await press('down', 'down', 'down', 'right');
    expect(root.focusedId()).toBe('subtitle-later');
    await ok();
    await ok();
    expect(nameOf(root, 'subtitle-delay')).toBe('Delay · +0.2 s');
    await press('left');
    for (let presses = 0; presses < 3; presses++) await ok();
    expect(nameOf(root, 'subtitle-delay')).toBe('Delay · −0.1 s');
    expect(engine().log.slice(-2)).toEqual(['text delay 0', 'text delay -0.1']);
  });

  it('is shown by a sample while no subtitle is in the picture, and only then', async () => {
    const { root, press, opened, engine } = await styling('');
    const inPicture = (): string[] => find(root.tree(), 'subtitles')?.children.map(({ name }) => name) ?? [];
    expect(inPicture()).toEqual(['Subtitles look like this.']);
    await root.act(() => {
      engine().facts.cues = [aCue('A real one.')];
      engine().fire({ type: 'cues' });
    });
    expect(inPicture()).toEqual(['A real one.']);
    await root.act(() => {
      engine().facts.cues = [];
      engine().fire({ type: 'cues' });
    });
    expect(inPicture()).toEqual(['Subtitles look like this.']);
    await press('back');
    await opened();
    expect(inPicture()).toEqual([]);
  });

  it('has no sample where subtitles are off, until a style is chosen', async () => {
    const { root, press, opened, shown } = await player();
    await press('down');
    await opened();
    expect(shown('subtitles')).toBe(false);
    await press('right');
    expect([root.focusedId(), shown('subtitles')]).toEqual(['subtitle-size-M', true]);
    await press('left', 'left');
    expect(shown('subtitles')).toBe(false);
  });

  it('is not offered for a stream without subtitles', async () => {
    engineRoom.tracks = { ...twoLanguages(), text: [] };
    const { press, opened, radios, shown } = await player();
    await press('down');
    await opened();
    expect([shown('subtitle-size-M'), radios('text')]).toEqual([false, ['Off *']]);
  });
});

describe('the quality', () => {
  it('[QUAL-01, QUAL-07, QUAL-08] offers AUTO and the heights of the plan, AUTO with what plays now', async () => {
    const { use, radios } = await player({ quality: ['540p', 'HD'] });
    await use('player-quality');
    expect(radios('quality')).toEqual(['AUTO, Now 540p *', 'HD · 720p', '540p', '360p', '270p']);
  });

  it('[QUAL-02] of a trailer goes by the set alone', async () => {
    const { use, radios } = await player({ path: '/asset/film/watch/trailer' });
    await use('player-quality');
    expect(radios('quality')).toEqual([
      'AUTO, Now 540p *',
      'FHD · 1080p',
      'HD · 720p',
      '540p',
      '360p',
      '270p',
    ]);
  });

  it('[QUAL-09] holds what was chosen, until AUTO adapts again', async () => {
    const { use, press, ok, radios, commands } = await player({ quality: ['FHD'] });
    await use('player-quality');
    await press('down', 'down');
    await ok();
    expect(commands().at(-1)).toBe('quality 720');
    expect(radios('quality')).toEqual(['AUTO', 'FHD · 1080p', 'HD · 720p *', '540p', '360p', '270p']);
    await press('up', 'up');
    await ok();
    expect(commands().at(-1)).toBe('quality auto');
    expect(radios('quality')[0]).toBe('AUTO, Now 720p *');
  });

  it('that adapts while no panel is open renders nothing', async () => {
    const { root, use, press, opened, hideControls, engine } = await player();
    await use('player-quality');
    await press('back');
    await opened();
    await hideControls();
    const before = root.scene.counters.reactCommits;
    engine().facts.tracks = twoLanguages(270);
    await root.act(() => engine().fire({ type: 'tracks' }));
    await root.wait(1000);
    expect(root.scene.counters.reactCommits).toBe(before);
  });
});

describe('the episodes', () => {
  it('[PLAYER-15] lie over the picture, the one that plays marked and focused', async () => {
    const { root, use, focusedName } = await player(SERIES);
    await use('player-episodes');
    expect(find(root.tree(), 'asset-episodes-list')?.onScreen).toBe(true);
    expect(focusedName()).toBe('1. Name e1');
    expect(root.scene.focus.current?.props.selected).toBe(true);
    expect(JSON.stringify(root.tree())).toContain('Playing now');
  });

  it('[EPIS-01, PLAYER-18] the one that plays closes the list, and so does back', async () => {
    const { root, use, ok, press, opened, engine } = await player(SERIES);
    await use('player-episodes');
    await ok();
    await opened();
    expect(root.focusedId()).toBe('player-episodes');
    await use('player-episodes');
    await press('back');
    await opened();
    expect(root.focusedId()).toBe('player-episodes');
    expect(engine().log.filter((line) => line.startsWith('load'))).toHaveLength(1);
  });

  it('another one plays on the same player, and the address follows', async () => {
    const { root, use, press, ok, opened, seen, engine, shown } = await player(SERIES);
    await use('player-episodes');
    await press('down');
    await ok();
    await opened();
    expect(seen.path).toBe('/asset/e2/watch');
    expect([engineRoom.made.length, shown('asset-episodes-list')]).toEqual([1, false]);
    expect(engine().log.filter((line) => line.startsWith('load'))).toHaveLength(2);
    expect(root.focusedId()).toBe('play-pause');
  });

  it.each([
    ['signedIn', '/plans'],
    ['anonymous', '/welcome/code'],
  ] as const)(
    '[EPIS-03, EPIS-04, PLAYER-24] a locked one leads a viewer who is %s to %s, with picture and sound gone at once',
    async (session, path) => {
      const { root, use, press, seen, engine } = await player({ ...SERIES, session });
      await use('player-episodes');
      await press('down', 'down');
      await root.press('enter');
      const { log } = engine();
      await root.act(() => {
        root.scene.focus.current?.props.onPress?.();
        // In the key's own task, before any screen has changed.
        expect(log.slice(-2)).toEqual(['pause', 'conceal']);
      });
      await root.act(settlePromises);
      expect(seen.path).toBe(path);
    },
  );

  it('[EPIS-02] one that nobody may watch is ignored', async () => {
    const blocked = children.map((child) =>
      child.id === 'e2' ? { ...child, watchable: 'no_content' } : child,
    );
    const { use, press, ok, seen, shown, focusedName } = await player({
      ...SERIES,
      show: { children: blocked },
    });
    await use('player-episodes');
    await press('down');
    await ok();
    expect([seen.path, shown('asset-episodes-list'), focusedName()]).toEqual([
      '/asset/e1/watch',
      true,
      '2. Name e2',
    ]);
  });
});

describe('the sleep timer', () => {
  const MINUTE = 60_000;

  async function sleeping(option: string, options: WatchOptions = {}) {
    const screen = await player(options);
    const { root, use, press, ok, opened } = screen;
    await use('player-sleepTimer');
    for (let tries = 0; tries < 8 && root.focusedId() !== option; tries++) await press('down');
    await ok();
    await press('back');
    await opened();
    return screen;
  }

  it('tells of its last minute, then pauses, lets the set sleep and leaves for the title’s page', async () => {
    const { root, seen, engine, shown } = await sleeping('sleep-15', SERIES);
    await root.wait(14 * MINUTE - 2000);
    expect(shown('sleep-notice')).toBe(false);
    await root.wait(2000);
    expect(shown('sleep-notice')).toBe(true);
    expect(seen.awake.at(-1)).toBe(true);
    await root.wait(MINUTE);
    expect(engine().log).toContain('pause');
    expect([seen.path, seen.awake.at(-1)]).toEqual(['/asset/show', false]);
  });

  it('is marked where it was set, and switched off again ends nothing', async () => {
    const { root, use, press, ok, radios, seen } = await sleeping('sleep-30');
    await use('player-sleepTimer');
    expect(root.focusedId()).toBe('sleep-30');
    await press('up', 'up');
    await ok();
    expect(radios('sleep')[0]).toBe('Off *');
    await root.wait(40 * MINUTE);
    expect(seen.path).toBe('/asset/film/watch');
  });

  it('set to the end of the title lets nothing follow it', async () => {
    const { root, engine, seen } = await sleeping('sleep-endOfTitle', SERIES);
    await root.act(() => engine().playTo(119));
    await root.act(() => engine().fire({ type: 'ended' }));
    await root.act(settlePromises);
    expect([seen.path, seen.awake.at(-1)]).toEqual(['/asset/show', false]);
  });
});

describe('the set’s own screen saver', () => {
  it('is kept away while the film plays, and let in while it is paused', async () => {
    const { root, seen } = await player();
    expect(seen.awake.at(-1)).toBe(true);
    await root.press('pause');
    expect(seen.awake.at(-1)).toBe(false);
    await root.press('play');
    expect(seen.awake.at(-1)).toBe(true);
  });
});
