/** The live channel's playlists at given times. */
import { describe, expect, it } from 'vitest';
import { playlistNamed } from './live-playlist';
import type { LiveIndex, LiveTrack } from './media/make/package';

function track(name: string, duration: number): LiveTrack {
  const segments = [1, 2, 3].map((n) => ({ uri: `${name}/${n}.m4s`, duration }));
  return { name, init: `${name}/init.mp4`, segments };
}

const video = { ...track('video', 4), bandwidth: 1000, resolution: '480x270', codecs: 'avc1', frameRate: 12 };
const audio = { ...track('audio', 3.98), language: 'pa', label: 'Punjabi' };
const index: LiveIndex = { duration: 12, targetDuration: 4, video: [video], audio: [audio] };

const named = (name: string, now = 120_000): string => playlistNamed(index, name, now) ?? '';
const at = (now: number, of: LiveTrack = video): string => named(of.name, now);

function segmentsOf(playlist: string): string[] {
  return playlist.split('\n').filter((line) => line.endsWith('.m4s'));
}

function tag(playlist: string, name: string): number {
  return Number(new RegExp(`^#${name}:(\\d+)$`, 'm').exec(playlist)?.[1]);
}

describe('the live playlist', () => {
  it('shows the last eight finished segments and never ends', () => {
    const playlist = at(120_000);
    expect(tag(playlist, 'EXT-X-MEDIA-SEQUENCE')).toBe(22);
    expect(segmentsOf(playlist)).toHaveLength(8);
    expect(segmentsOf(playlist)[0]).toBe('video/2.m4s');
    expect(playlist).not.toContain('ENDLIST');
    expect(playlist).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date(22 * 4000).toISOString()}`);
  });

  it('moves by one segment every four seconds, and not before', () => {
    expect(at(123_999)).toBe(at(120_000));
    const next = at(124_000);
    expect(tag(next, 'EXT-X-MEDIA-SEQUENCE')).toBe(23);
    expect(segmentsOf(next).slice(0, 7)).toEqual(segmentsOf(at(120_000)).slice(1));
  });

  it('keeps sound and picture in step after many years', () => {
    const now = Date.UTC(2046, 8, 1);
    expect(tag(at(now, audio), 'EXT-X-MEDIA-SEQUENCE')).toBe(tag(at(now), 'EXT-X-MEDIA-SEQUENCE'));
  });

  it('marks every round of the loop, and the sequence of marks fits the segments for an hour', () => {
    const markOf = new Map<number, number>();
    const contradictions: number[] = [];
    for (let now = 120_000; now < 3_720_000; now += 4000) {
      const playlist = at(now);
      let segment = tag(playlist, 'EXT-X-MEDIA-SEQUENCE');
      let mark = tag(playlist, 'EXT-X-DISCONTINUITY-SEQUENCE');
      for (const line of playlist.split('\n')) {
        if (line === '#EXT-X-DISCONTINUITY') mark += 1;
        if (!line.endsWith('.m4s')) continue;
        if ((markOf.get(segment) ?? mark) !== mark) contradictions.push(segment);
        markOf.set(segment, mark);
        segment += 1;
      }
    }
    expect(contradictions).toEqual([]);
    expect(markOf.get(30)).toBe((markOf.get(29) ?? 0) + 1);
  });
});

describe('the master playlist', () => {
  it('names every track once, in the folder it stands in', () => {
    const master = named('master');
    expect(master).toContain(
      'BANDWIDTH=1000,RESOLUTION=480x270,CODECS="avc1",FRAME-RATE=12,AUDIO="audio"\nvideo.m3u8',
    );
    expect(master).toContain('LANGUAGE="pa",NAME="Punjabi",DEFAULT=YES,AUTOSELECT=YES,URI="audio.m3u8"');
    expect(segmentsOf(named('audio'))).toHaveLength(8);
    expect(playlistNamed(index, 'none', 120_000)).toBeNull();
  });
});

describe('the channel without a window', () => {
  it('[SEEK-10] shows four segments, the newest of which is the other form’s newest', () => {
    const edge = segmentsOf(named('edge-video'));
    expect(edge).toHaveLength(4);
    expect(edge).toEqual(segmentsOf(named('video')).slice(-4));
    expect(tag(named('edge-video'), 'EXT-X-MEDIA-SEQUENCE')).toBe(26);
    expect(tag(named('edge-video'), 'EXT-X-DISCONTINUITY-SEQUENCE')).toBe(8);
  });

  it('[SEEK-10] names its own playlists in its master', () => {
    const playlists = named('edge-master').match(/[\w-]+\.m3u8/g);
    expect(playlists).toEqual(['edge-audio.m3u8', 'edge-video.m3u8']);
    expect(playlistNamed(index, 'edge-none', 120_000)).toBeNull();
  });
});
