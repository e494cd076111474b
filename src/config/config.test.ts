import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { defaultPaths } from '../contract';
import {
  ConfigError,
  defaultEngineering,
  loadConfig,
  packagedConfig,
  parseConfig,
  resolveConfig,
} from './config';
import { VERSION } from './version';

const good = {
  apiUrl: 'https://api.example.com/v1/',
  staticUrl: '/static',
  legalUrl: '/legal',
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', emulatorUrl: '/' },
  environment: 'staging',
};

it('[SHELL-18] the version is 1.5.1 and the package says the same', () => {
  expect(VERSION).toBe('1.5.1');
  expect(packageJson.version).toBe(VERSION);
});

describe('configuration', () => {
  it('[API-10] paths have defaults, and each can be configured alone', () => {
    expect(parseConfig(good, 'x').paths).toEqual(defaultPaths);
    const paths = { asset: '/asset/{id}/watch' };
    expect(parseConfig({ ...good, paths }, 'x').paths).toEqual({ ...defaultPaths, ...paths });
  });

  it("engineers' tools are absent unless named, and then complete", () => {
    expect(parseConfig(good, 'x').engineering).toBeUndefined();
    const { engineering } = parseConfig({ ...good, engineering: { send: 'red 1' } }, 'x');
    expect(engineering).toEqual({ ...defaultEngineering, send: ['red', '1'] });
  });

  it('no report on playback is sent unless it is named, and then has the values of its standard', () => {
    expect(parseConfig(good, 'x').telemetry).toEqual({});
    const { telemetry } = parseConfig({ ...good, telemetry: { cmcd: {} } }, 'x');
    expect(telemetry).toEqual({ cmcd: { transmission: 'query', interval: 30 } });
  });

  it('classes of models are empty unless named, and then as they are written', () => {
    expect(parseConfig(good, 'x').deviceClasses).toEqual([]);
    const deviceClasses = [{ model: 'MT96*', class: 'lowest', platform: 'vidaa' }];
    expect(parseConfig({ ...good, deviceClasses }, 'x').deviceClasses).toEqual(deviceClasses);
  });

  it('[WELCOME-06] the base of the legal texts is configuration; slashes at the end go', () => {
    const legalUrl = 'https://law.example.com/texts/';
    expect(parseConfig({ ...good, legalUrl }, 'x').legalUrl).toBe('https://law.example.com/texts');
  });

  it.each([
    [{ ...good, apiUrl: 'ftp://x' }, 'apiUrl: must begin with'],
    [{ ...good, apiUrl: undefined }, 'apiUrl:'],
    [{ ...good, environment: 'prod' }, 'environment:'],
    [{ ...good, apiURL: 'https://api.example.com' }, 'apiURL:'],
    [{ ...good, identity: { ...good.identity, appId: '1' } }, 'identity.appId:'],
    [{ ...good, identity: { ...good.identity, apiKey: '' } }, 'identity.apiKey: must not be empty'],
    [
      { ...good, identity: { ...good.identity, emulatorUrl: 'http://h/path' } },
      'identity.emulatorUrl: must be an origin',
    ],
    [{ ...good, paths: { asset: '/asset' } }, 'paths.asset: must hold {id}'],
    [{ ...good, paths: { assets: '/asset/{id}' } }, 'paths.assets:'],
    [{ ...good, engineering: { hud: 'up sideways' } }, 'engineering.hud: must be keys out of left right'],
    [{ ...good, engineering: { hud: 'up', sned: 'red' } }, 'engineering.sned:'],
    [{ ...good, telemetry: { cmdc: {} } }, 'telemetry.cmdc:'],
    [{ ...good, telemetry: { cmcd: { interval: -1 } } }, 'telemetry.cmcd.interval: must not be negative'],
    [{ ...good, telemetry: { cmcd: { eventUrl: 'tv' } } }, 'telemetry.cmcd.eventUrl: must begin with'],
    [{ ...good, telemetry: { eventsUrl: 'tell.example' } }, 'telemetry.eventsUrl: must begin with'],
    [{ ...good, telemetry: { reportsUrl: '' } }, 'telemetry.reportsUrl: must not be empty'],
    [{ ...good, telemetry: { sampling: 60 } }, 'telemetry.sampling: must be from 0 to 1'],
    [{ ...good, telemetry: { sampling: -0.1 } }, 'telemetry.sampling: must be from 0 to 1'],
    [{ ...good, deviceClasses: {} }, 'deviceClasses:'],
    [{ ...good, deviceClasses: [{ model: '', class: 'low' }] }, 'deviceClasses.0.model: must not be empty'],
    [{ ...good, deviceClasses: [{ class: 'low' }] }, 'deviceClasses.0.model:'],
    [{ ...good, deviceClasses: [{ model: 'MT9602', class: 'weak' }] }, 'deviceClasses.0.class:'],
    [
      { ...good, deviceClasses: [{ model: 'MT9602', class: 'low', platform: 'roku' }] },
      'deviceClasses.0.platform:',
    ],
    [{ ...good, deviceClasses: [{ model: 'MT9602', class: 'low', why: '' }] }, 'deviceClasses.0.why:'],
    [{ ...good, jumbotronTurnSeconds: -1 }, 'jumbotronTurnSeconds: must not be negative'],
    [null, 'the file:'],
  ])('a wrong value is named: %#', (input, message) => {
    expect(() => parseConfig(input, '/config.json')).toThrow(ConfigError);
    expect(() => parseConfig(input, '/config.json')).toThrow(message);
  });

  it.each([
    ['absent', () => new Response('', { status: 404 }), 'HTTP 404'],
    ['no JSON', () => new Response('<html>'), 'it is no JSON'],
    [
      'unreachable',
      () => {
        throw new TypeError('failed');
      },
      'the request failed',
    ],
  ])('a file that is %s says so', async (_name, answer, message) => {
    const fetchFile = (async () => answer()) as typeof fetch;
    await expect(loadConfig('/config.json', fetchFile)).rejects.toThrow(message);
  });

  it('root-relative addresses are put on the origin the app came from', () => {
    const telemetry = {
      cmcd: { eventUrl: '/cmcd', interval: 5 },
      eventsUrl: '/events',
      reportsUrl: 'https://tell.example/reports',
    };
    const resolved = resolveConfig(parseConfig({ ...good, telemetry }, 'x'), 'http://tv:5173');
    expect(resolved.telemetry.cmcd).toMatchObject({ eventUrl: 'http://tv:5173/cmcd', interval: 5 });
    expect(resolved.telemetry).toMatchObject({
      eventsUrl: 'http://tv:5173/events',
      reportsUrl: 'https://tell.example/reports',
    });
    expect(resolved).toMatchObject({
      apiUrl: 'https://api.example.com/v1',
      staticUrl: 'http://tv:5173/static',
    });
    expect(resolved.identity.emulatorUrl).toBe('http://tv:5173/');
  });

  it('a package brings its configuration as a script, read as strictly', () => {
    expect(packagedConfig(good)).toEqual(parseConfig(good, 'x'));
    expect(() => packagedConfig(undefined)).toThrow(
      'config.js cannot be loaded, or sets no PROSCENIUM_CONFIG',
    );
    expect(() => packagedConfig({ ...good, apiUrl: 7 })).toThrow('config.js cannot be used: apiUrl:');
  });

  it.each([
    [good, '/static'],
    [{ ...good, staticUrl: 'https://s.example', legalUrl: 'https://l.example' }, ' / '],
    [
      {
        ...good,
        staticUrl: 'https://s.example',
        legalUrl: 'https://l.example',
        identity: { ...good.identity, emulatorUrl: undefined },
        telemetry: { eventsUrl: '/events' },
      },
      '/events',
    ],
  ])('a package that names an address by its path alone says so: %#', (input, named) => {
    const resolve = () => resolveConfig(parseConfig(input, 'config.js'), null);
    expect(resolve).toThrow(ConfigError);
    expect(resolve).toThrow(`a package must name ${named.trim()} with http:// or https://`);
  });
});
