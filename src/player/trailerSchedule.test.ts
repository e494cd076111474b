import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { scheduleTrailer } from './trailerSchedule';
import type { FilmListener } from './trailerSchedule';

/** A schedule on a clock that stands, and everything it does in one log. */
function setUp() {
  const clock = createFakeClock(0);
  const log: string[] = [];
  const films: FilmListener[] = [];
  const heldKey = { holding: false, let: () => {} };
  const schedule = scheduleTrailer({
    clock,
    heldKey: {
      get holding() {
        return heldKey.holding;
      },
      onRelease(run) {
        heldKey.let = run;
        return () => {
          heldKey.let = () => {};
          log.push('hears no more');
        };
      },
    },
    begin(on) {
      films.push(on);
      log.push('begin');
      return () => void log.push('free');
    },
    onFilm: (visible) => void log.push(visible ? 'film' : 'picture'),
    onProblem: (error) => void log.push(String(error)),
  });
  const film = (): FilmListener => films[films.length - 1]!;
  async function playing(): Promise<void> {
    schedule.focus(true);
    await clock.advanceAsync(1500);
    film().onPlaying();
  }
  return { clock, film, films, hands: heldKey, log, playing, schedule };
}

describe('[PAGE-15] a trailer', () => {
  it('a trailer starts after 1500 ms of idle focus on the asset, and is shown with its first frame', async () => {
    const { clock, film, log, schedule } = setUp();
    schedule.focus(true);
    await clock.advanceAsync(1499);
    expect(log).toEqual([]);
    await clock.advanceAsync(1);
    expect(log).toEqual(['begin']);
    film().onPlaying();
    expect(log).toEqual(['begin', 'film']);
    // Another button of the same title: the film goes on.
    schedule.focus(true);
    await clock.advanceAsync(5000);
    expect(log).toEqual(['begin', 'film']);
  });

  it('counts from the move of focus, however late it is told of it', async () => {
    const { clock, log, schedule } = setUp();
    await clock.advanceAsync(2000);
    schedule.focus(true, 1200);
    await clock.advanceAsync(699);
    expect(log).toEqual([]);
    await clock.advanceAsync(1);
    expect(log).toEqual(['begin']);
    const other = setUp();
    await other.clock.advanceAsync(2000);
    other.schedule.focus(true, 100);
    await other.clock.advanceAsync(0);
    expect(other.log, 'it has rested long enough').toEqual(['begin']);
  });

  it('every focus move within the asset restarts the delay', async () => {
    const { clock, log, schedule } = setUp();
    schedule.focus(true);
    await clock.advanceAsync(1000);
    schedule.focus(true);
    await clock.advanceAsync(1499);
    expect(log).toEqual([]);
    await clock.advanceAsync(1);
    expect(log).toEqual(['begin']);
  });

  it('the trailer does not start when focus leaves after 1499 ms', async () => {
    const { clock, log, schedule } = setUp();
    schedule.focus(true);
    await clock.advanceAsync(1499);
    schedule.focus(false);
    await clock.advanceAsync(5000);
    expect(log).toEqual([]);
    expect(clock.pendingCount).toBe(0);
  });

  it('when focus leaves while the trailer loads it is stopped at once and never shown', async () => {
    const { clock, film, log, schedule } = setUp();
    schedule.focus(true);
    await clock.advanceAsync(1500);
    schedule.focus(false);
    expect(log).toEqual(['begin', 'free']);
    film().onPlaying();
    film().onProblem('late');
    film().onEnded();
    await clock.advanceAsync(5000);
    expect(log).toEqual(['begin', 'free']);
  });

  it('[PAGE-12] when focus leaves the trailer fades for 500 ms, and frees the decoder afterwards', async () => {
    const { clock, log, playing, schedule } = setUp();
    await playing();
    schedule.focus(false);
    await clock.advanceAsync(499);
    expect(log).toEqual(['begin', 'film', 'picture']);
    await clock.advanceAsync(1);
    expect(log).toEqual(['begin', 'film', 'picture', 'free']);
  });

  it('when focus returns the trailer starts again after the same delay, with the previous video stopped', async () => {
    const { clock, film, log, playing, schedule } = setUp();
    await playing();
    schedule.focus(false);
    await clock.advanceAsync(100);
    schedule.focus(true);
    expect(log).toEqual(['begin', 'film', 'picture', 'free']);
    await clock.advanceAsync(1499);
    expect(log).toHaveLength(4);
    await clock.advanceAsync(1);
    film().onPlaying();
    expect(log.slice(4)).toEqual(['begin', 'film']);
  });

  it('while a key is held no trailer starts; it starts 1500 ms after the release', async () => {
    const { clock, hands, log, schedule } = setUp();
    hands.holding = true;
    schedule.focus(true);
    await clock.advanceAsync(4000);
    expect(log).toEqual([]);
    hands.holding = false;
    hands.let();
    await clock.advanceAsync(1499);
    expect(log).toEqual([]);
    await clock.advanceAsync(1);
    expect(log).toEqual(['begin']);
  });

  it('a trailer plays once: at its end the artwork is shown until focus has been elsewhere', async () => {
    const { clock, film, log, playing, schedule } = setUp();
    await playing();
    film().onEnded();
    await clock.advanceAsync(500);
    expect(log).toEqual(['begin', 'film', 'picture', 'free']);
    schedule.focus(true);
    await clock.advanceAsync(5000);
    expect(log).toHaveLength(4);
    schedule.focus(false);
    schedule.focus(true);
    await clock.advanceAsync(1500);
    expect(log.slice(4)).toEqual(['begin']);
  });

  it.each<[string, (film: FilmListener) => void]>([
    ['its end', (film) => film.onEnded()],
    ['a problem', (film) => film.onProblem(new Error('Broken'))],
    ['a picture after a wait for data', (film) => film.onPlaying()],
  ])(
    '%s while the film fades out changes nothing: it plays again when focus returns',
    async (_case, tell) => {
      const { clock, film, films, log, playing, schedule } = setUp();
      await playing();
      schedule.focus(false);
      tell(film());
      await clock.advanceAsync(500);
      expect(log).toEqual(['begin', 'film', 'picture', 'free']);
      const first = film();
      schedule.focus(true);
      await clock.advanceAsync(1500);
      expect(films).toHaveLength(2);
      tell(first);
      expect(log.slice(4), 'nor does what the first one tells late').toEqual(['begin']);
    },
  );

  it('a key that is released while the film plays changes nothing, nor does focus that leaves after its end', async () => {
    const { clock, film, hands, log, playing, schedule } = setUp();
    await playing();
    hands.let();
    await clock.advanceAsync(5000);
    expect(log).toEqual(['begin', 'film']);
    film().onEnded();
    await clock.advanceAsync(500);
    const before = log.length;
    schedule.focus(false);
    await clock.advanceAsync(5000);
    expect(log.slice(before)).toEqual([]);
  });

  it('the trailer ends at once with its page, before or after its first frame', async () => {
    for (const before of ['wait', 'load', 'play'] as const) {
      const { clock, film, log, schedule } = setUp();
      schedule.focus(true);
      await clock.advanceAsync(before === 'wait' ? 1499 : 1500);
      if (before === 'play') film().onPlaying();
      schedule.end();
      const expected = {
        wait: ['hears no more'],
        load: ['begin', 'hears no more', 'free'],
        play: ['begin', 'film', 'hears no more', 'picture', 'free'],
      };
      expect(log).toEqual(expected[before]);
      await clock.advanceAsync(5000);
      expect(log, 'nothing follows').toEqual(expected[before]);
      expect(clock.pendingCount).toBe(0);
    }
  });

  it('ends at once while it fades', async () => {
    const { clock, log, playing, schedule } = setUp();
    await playing();
    schedule.focus(false);
    await clock.advanceAsync(100);
    schedule.end();
    expect(log.slice(2)).toEqual(['picture', 'hears no more', 'free']);
    expect(clock.pendingCount).toBe(0);
  });
});

describe('[PAGE-17] a trailer that fails', () => {
  it('a failed trailer is reported once, keeps the artwork, and is not tried again', async () => {
    const { clock, film, log, schedule } = setUp();
    schedule.focus(true);
    await clock.advanceAsync(1500);
    film().onProblem('no stream');
    film().onProblem('again');
    schedule.focus(false);
    schedule.focus(true);
    await clock.advanceAsync(5000);
    expect(log).toEqual(['begin', 'free', 'no stream']);
  });

  it('a trailer that breaks off fades out', async () => {
    const { clock, film, log, playing } = setUp();
    await playing();
    film().onProblem('broke off');
    expect(log).toEqual(['begin', 'film', 'picture', 'broke off']);
    await clock.advanceAsync(500);
    expect(log).toEqual(['begin', 'film', 'picture', 'broke off', 'free']);
  });
});
