import { expect, it } from 'vitest';
import { originsOf, readConfiguration } from './configuration';
import { temporaryFolder, writeConfiguration } from './package.fixture';

const originsWith = (fields: Record<string, unknown>, platform: 'webos' | 'vewd' = 'webos'): string[] =>
  originsOf(readConfiguration(writeConfiguration(temporaryFolder(), fields), platform).parsed);

const OWN = ['https://api.example.com', 'https://legal.example.com', 'https://static.example.com'];
const GOOGLE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

it('the hosts of a configuration are those of its addresses, and of the identity provider', () => {
  expect(originsWith({})).toEqual([...OWN, ...GOOGLE].toSorted());
});

it.each([
  [{ pairUrl: 'https://pair.example/p' }, 'https://pair.example'],
  [{ checkoutUrl: 'https://pay.example' }, 'https://pay.example'],
  [{ engineering: { tracesUrl: 'http://10.0.0.2:4801/traces' } }, 'http://10.0.0.2:4801'],
  [{ telemetry: { eventsUrl: 'https://e.example/e' } }, 'https://e.example'],
  [{ telemetry: { reportsUrl: 'https://r.example/r' } }, 'https://r.example'],
  [{ telemetry: { cmcd: { eventUrl: 'https://c.example/c' } } }, 'https://c.example'],
])('%j adds one', (fields, origin) => {
  expect(originsWith(fields)).toEqual([...OWN, ...GOOGLE, origin].toSorted());
});

it("another identity provider takes the place of Google's", () => {
  const identity = { apiKey: 'k', projectId: 'p', authDomain: 'd', emulatorUrl: 'http://10.0.0.1:9099/' };
  expect(originsWith({ identity })).toEqual([...OWN, 'http://10.0.0.1:9099'].toSorted());
});

it('a hosted client may name its own host by paths alone', () => {
  expect(originsWith({ apiUrl: '/api', staticUrl: '/static', legalUrl: '/legal' }, 'vewd')).toEqual(GOOGLE);
});
