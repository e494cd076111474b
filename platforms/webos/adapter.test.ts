import { describe, expect, it, vi } from 'vitest';
import { AGENTS, fakePage } from '../testing/fakePage';
import { createWebosPlatform } from './adapter';
import type { PalmServiceBridge } from './bridge';

/** LG's bridge, and those that were made. */
function bridges() {
  const made: PalmServiceBridge[] = [];
  class Bridge implements PalmServiceBridge {
    onservicecallback: ((answer: string) => void) | null = null;
    call = vi.fn();
    cancel = vi.fn();
    constructor() {
      made.push(this);
    }
  }
  return { Bridge, made };
}

const CHROME_38 = 'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/38.0.2125.122 Safari/537.36';

describe('visibility', () => {
  it.each([
    [CHROME_38, 'webkitvisibilitychange'],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/538.2 Large Screen Safari/538.2',
      'webkitvisibilitychange',
    ],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/53.0.2785.34 Safari/537.36',
      'visibilitychange',
    ],
    [AGENTS.webos, 'visibilitychange'],
  ] as const)('[DEVICE-10] on %s it is told by %s', (userAgent, event) => {
    const { document, page } = fakePage({ userAgent });
    const told: boolean[] = [];
    const stop = createWebosPlatform(page).watchVisibility((visible) => told.push(visible));
    Object.assign(document, { webkitHidden: true, visibilityState: 'hidden' });
    const other = event === 'visibilitychange' ? 'webkitvisibilitychange' : 'visibilitychange';
    document.dispatchEvent(new Event(other));
    expect(told).toEqual([true]);
    document.dispatchEvent(new Event(event));
    stop();
    document.dispatchEvent(new Event(event));
    expect(told).toEqual([true, false]);
  });
});

it('[DEVICE-11, DEVICE-12] on webOS the network state comes from LG’s connection manager; an answer without it changes nothing', () => {
  const { Bridge, made } = bridges();
  const { page } = fakePage({ userAgent: AGENTS.webos, globals: { PalmServiceBridge: Bridge } });
  const told: boolean[] = [];
  const stop = createWebosPlatform(page).watchNetwork((now) => told.push(now));
  const [bridge] = made;
  expect(bridge?.call).toHaveBeenCalledWith(
    'luna://com.palm.connectionmanager/getStatus',
    '{"subscribe":true}',
  );
  for (const answer of [
    '{"isInternetConnectionAvailable":false}',
    '{"returnValue":false}',
    'null',
    '<',
    '{"isInternetConnectionAvailable":true}',
  ])
    bridge?.onservicecallback?.(answer);
  page.dispatchEvent(new Event('offline'));
  stop();
  expect(told).toEqual([true, false, true]);
  expect(bridge?.onservicecallback).toBeNull();
  expect(bridge?.cancel).toHaveBeenCalledTimes(1);
});

it('[SHELL-28] on webOS the audio guidance is reported at first and at each change', () => {
  const { Bridge, made } = bridges();
  const { page } = fakePage({ userAgent: AGENTS.webos, globals: { PalmServiceBridge: Bridge } });
  const told: boolean[] = [];
  createWebosPlatform(page).watchVoiceGuide((on) => told.push(on));
  expect(made[0]?.call).toHaveBeenCalledWith(
    'luna://com.webos.settingsservice/getSystemSettings',
    '{"category":"option","keys":["audioGuidance"],"subscribe":true}',
  );
  for (const answer of [
    '{"settings":{"audioGuidance":"on"}}',
    '{"settings":null}',
    '7',
    '{"settings":{"audioGuidance":"off"}}',
  ])
    made[0]?.onservicecallback?.(answer);
  expect(told).toEqual([false, true, false]);
});
