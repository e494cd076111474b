/** The .ipk of LG's sets: appinfo.json, icons, splash, the client. */
import { withConfiguration } from './clientFiles';
import type { Configuration } from './configuration';
import { mergeFiles, textBytes, type Files } from './files';
import { writeIpk } from './ipk';
import { GROUND } from './pictures';
import type { Product } from './product';

/** Pictures the launcher takes from the package. */
export interface WebosPictures {
  /** 80x80. */
  icon: Uint8Array;
  /** 130x130. */
  largeIcon: Uint8Array;
  /** 1920x1080, shown until the client draws. */
  splash: Uint8Array;
}

/** Everything in the application's folder. */
export function webosFiles(
  client: Files,
  product: Product,
  configuration: Configuration,
  pictures: WebosPictures,
): Files {
  return mergeFiles(withConfiguration(client, configuration.raw), [
    ['appinfo.json', jsonBytes(webosManifest(product))],
    ['icon80.png', pictures.icon],
    ['icon130.png', pictures.largeIcon],
    ['splash.png', pictures.splash],
  ]);
}

/** Pure: appinfo.json. */
export function webosManifest({
  webos,
  version,
  vendor,
  name,
  description,
}: Product): Record<string, unknown> {
  return {
    id: webos.id,
    version,
    vendor,
    type: 'web',
    main: 'index.html',
    title: name,
    appDescription: description,
    icon: 'icon80.png',
    largeIcon: 'icon130.png',
    splashBackground: 'splash.png',
    bgColor: GROUND,
    iconColor: GROUND,
    resolution: '1920x1080',
    // Back is a key like the others; the set must not walk through the history by itself.
    disableBackHistoryAPI: true,
    // With true the set leaves the application in the background until it shows itself.
    handlesRelaunch: false,
    accessibility: { supportsAudioGuidance: true },
  };
}

/** The package: the application's folder, and beside it what the package is called. */
export function packWebos(files: Files, { webos, version, maintainer, description }: Product): Uint8Array {
  const { id } = webos;
  const data = mergeFiles(
    [...files].map(([path, bytes]) => [`usr/palm/applications/${id}/${path}`, bytes] as const),
    [[`usr/palm/packages/${id}/packageinfo.json`, jsonBytes({ id, version, app: id })]],
  );
  return writeIpk({ id, version, maintainer, description }, data);
}

const jsonBytes = (value: unknown): Uint8Array => textBytes(`${JSON.stringify(value, null, 2)}\n`);
