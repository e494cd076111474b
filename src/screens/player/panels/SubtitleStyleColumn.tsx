import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from '../../../../renderer';
import {
  delayText,
  steppedDelay,
  SUBTITLE_GROUNDS,
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
} from '../../../domain/subtitleStyle';
import type { SubtitleStyle } from '../../../domain/subtitleStyle';
import { useText } from '../../../i18n';
import type { TextKey } from '../../../i18n';
import { useStores, useViewing } from '../../../session';
import { Label } from '../../../ui/Label';
import type { PlayerModel } from '../playerModel';
import { Chip } from './Chip';
import { LIST } from '../../../ui/options/layout';
import { CHIP, TRACKS } from './layout';

interface SubtitleStyleColumnProps {
  model: PlayerModel;
  /** Focus came into the column, or left it. */
  onFocus: () => void;
  onBlur: () => void;
}

const SIZE_TEXT = {
  S: 'player.sizeS',
  M: 'player.sizeM',
  L: 'player.sizeL',
  XL: 'player.sizeXL',
} as const satisfies Record<SubtitleStyle['size'], TextKey>;
const GROUND_TEXT = {
  none: 'player.groundNone',
  half: 'player.groundHalf',
  full: 'player.groundFull',
} as const satisfies Record<SubtitleStyle['ground'], TextKey>;
const PLACE_TEXT = {
  bottom: 'player.placeBottom',
  top: 'player.placeTop',
} as const satisfies Record<SubtitleStyle['place'], TextKey>;

const { x, w } = TRACKS.style;
const widthOf = (count: number): number => (w - (count - 1) * CHIP.gap) / count;

/** Size, background and place of subtitles for all titles, and their delay in this show. Every press is seen at once. */
export function SubtitleStyleColumn({ model, onFocus, onBlur }: SubtitleStyleColumnProps) {
  const text = useText();
  const { viewing } = useStores();
  const style = useViewing(({ subtitleStyle }) => subtitleStyle);
  const [delay, setDelay] = useState(model.tracks.textDelay);
  const choose = (change: Partial<SubtitleStyle>): void =>
    viewing.setState({ subtitleStyle: { ...style, ...change } });
  const step = (way: -1 | 1): void => {
    const next = steppedDelay(delay, way);
    setDelay(next);
    model.tracks.chooseTextDelay(next);
  };
  const seconds = text('player.delaySeconds', { seconds: delayText(delay) });
  return (
    <View group="column" onFocus={onFocus} onBlur={onBlur}>
      <Label type="label" dim x={x} y={LIST.headingY}>
        {text('player.style')}
      </Label>
      <Setting index={0} name={text('player.subtitleSize')}>
        {SUBTITLE_SIZES.map((size) => (
          <Chip
            key={size}
            w={widthOf(SUBTITLE_SIZES.length)}
            label={text(SIZE_TEXT[size])}
            testId={`subtitle-size-${size}`}
            chosen={style.size === size}
            onPress={() => choose({ size })}
          >
            {size}
          </Chip>
        ))}
      </Setting>
      <Setting index={1} name={text('player.ground')}>
        {SUBTITLE_GROUNDS.map((ground) => (
          <Chip
            key={ground}
            w={widthOf(SUBTITLE_GROUNDS.length)}
            label={text(GROUND_TEXT[ground])}
            testId={`subtitle-ground-${ground}`}
            chosen={style.ground === ground}
            onPress={() => choose({ ground })}
          >
            {text(GROUND_TEXT[ground])}
          </Chip>
        ))}
      </Setting>
      <Setting index={2} name={text('player.place')}>
        {SUBTITLE_PLACES.map((place) => (
          <Chip
            key={place}
            w={widthOf(SUBTITLE_PLACES.length)}
            label={text(PLACE_TEXT[place])}
            testId={`subtitle-place-${place}`}
            chosen={style.place === place}
            onPress={() => choose({ place })}
          >
            {text(PLACE_TEXT[place])}
          </Chip>
        ))}
      </Setting>
      <Setting index={3} name={`${text('player.delay')} · ${seconds}`} testId="subtitle-delay">
        <Chip
          w={widthOf(2)}
          label={text('player.earlier')}
          testId="subtitle-earlier"
          onPress={() => step(-1)}
        >
          −0.1
        </Chip>
        <Chip w={widthOf(2)} label={text('player.later')} testId="subtitle-later" onPress={() => step(1)}>
          +0.1
        </Chip>
      </Setting>
    </View>
  );
}

interface SettingProps {
  index: number;
  name: string;
  testId?: string;
  children: ReactNode;
}

/** One line of values below its name. */
function Setting({ index, name, testId, children }: SettingProps) {
  const y = LIST.y + index * CHIP.pitch;
  return (
    <>
      <Label x={x} y={y} size={24} lineHeight={32} maxWidth={w} testId={testId}>
        {name}
      </Label>
      <View
        x={x}
        y={y + CHIP.below}
        flow="row"
        gap={CHIP.gap}
        group="row"
        role="group"
        label={name}
        remember={false}
      >
        {children}
      </View>
    </>
  );
}
