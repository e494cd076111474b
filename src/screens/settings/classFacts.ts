/** What the set can do and why, as support reads it: class, largest video, language, pixels drawn, memory of pictures. */
import { useEffect, useState } from 'react';
import { useScene } from '../../../renderer';
import { useText } from '../../i18n';
import { useServices } from '../../shell/services';
import { runWhileVisible } from '../../shell/runWhileVisible';
import { STAGE } from '../../ui/stage';
import type { SettingsFact } from './FactList';

/** What textures take changes while they are loaded and freed, ms. */
const READ_MS = 1000;

const CLASS_TEXTS = {
  lowest: 'settings.classLowest',
  low: 'settings.classLow',
  middle: 'settings.classMiddle',
  high: 'settings.classHigh',
} as const;

const REASON_TEXTS = {
  configuration: 'settings.classByConfiguration',
  engine: 'settings.classByEngine',
  version: 'settings.classByVersion',
  memory: 'settings.classByMemory',
  platform: 'settings.classByPlatform',
  unknown: 'settings.classByUnknown',
} as const;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

/** The facts, as of now. */
export function useClassFacts(): readonly SettingsFact[] {
  const text = useText();
  const { resolution } = useScene();
  const { platform, deviceClass } = useServices();
  const { model } = platform.facts();
  const { used, budget } = useTextures();
  const { hdr, language } = useTold();
  const video = platform.maxVideo();
  const { name, reason } = deviceClass;
  const className = text(CLASS_TEXTS[name]);
  const pixels = [STAGE.w, STAGE.h].map((side) => Math.floor(side * resolution));
  return [
    ...(model === null ? [] : [{ id: 'model', name: text('settings.model'), value: model }]),
    {
      id: 'class',
      name: text('settings.deviceClass'),
      value: text(REASON_TEXTS[reason.by], { name: className, value: reason.value }),
    },
    {
      id: 'video',
      name: text('settings.largestVideo'),
      value: hdr === null ? null : `${video.width} × ${video.height}${hdr ? ', HDR' : ''}`,
    },
    ...(language === null ? [] : [{ id: 'language', name: text('settings.setLanguage'), value: language }]),
    { id: 'drawn', name: text('settings.drawnAt'), value: pixels.join(' × ') },
    { id: 'textures', name: text('settings.textures'), value: text('settings.texturesOf', { used, budget }) },
  ];
}

/** What the set tells late; a set that does not answer at all has told neither. */
function useTold(): { hdr: boolean | null; language: string | null } {
  const { platform } = useServices();
  const [hdr, setHdr] = useState<boolean | null>(null);
  const [language, setLanguage] = useState<string | null>(null);
  useEffect(() => {
    void platform.hdr().then(setHdr);
    void platform.language().then(setLanguage);
  }, [platform]);
  return { hdr, language };
}

/** Megabytes of all textures, in words that change only when their digits do. */
function useTextures(): { used: string; budget: string } {
  const { clock } = useScene();
  const { platform, textures } = useServices();
  const [used, setUsed] = useState(() => megabytes(textures().bytes));
  useEffect(
    () =>
      runWhileVisible(platform, () => {
        let timer: number;
        const read = (): void => {
          setUsed(megabytes(textures().bytes));
          timer = clock.setTimeout(read, READ_MS);
        };
        read();
        return () => clock.clearTimeout(timer);
      }),
    [clock, platform, textures],
  );
  return { used, budget: megabytes(textures().budget) };
}
