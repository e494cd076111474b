/**
 * Waiting, said in steps (experience.md, "Waiting and failing"): nothing for 400 ms, then a ring of dots, after 2 s a
 * word on what is awaited.
 */
import { useEffect, useState } from 'react';
import { View, useScene } from '../../renderer';
import { useText } from '../i18n';
import { BLACK, WHITE, withAlpha } from '../theme';
import { Label } from './Label';
import { STAGE } from './stage';
import { useTheme } from './ThemeContext';

export interface SpinnerProps {
  /** What is awaited, for the words after 2 s: 'the page'. */
  what: string;
  x?: number;
  y?: number;
  /** Stands on a picture, which may be bright: dots and words get a dark plate. Default false. */
  onPicture?: boolean;
}

const SHOW_AFTER = 400;
const SAY_AFTER = 2000;
const STEP_MS = 120;
const DOTS = 8;
const RADIUS = 28;
/** On a picture: white letters on it have 8.5:1 above pure white. */
const PLATE = withAlpha(BLACK, 0.7);
const PLATE_RADIUS = 56;
const WORDS_W = 1200;

export function Spinner({ what, x = STAGE.w / 2, y = STAGE.h / 2, onPicture = false }: SpinnerProps) {
  const { clock } = useScene();
  const { colors } = useTheme();
  const text = useText();
  const [waited, setWaited] = useState(0);

  useEffect(() => {
    const start = clock.now();
    let timer = clock.setTimeout(tick, SHOW_AFTER);
    function tick(): void {
      setWaited(clock.now() - start);
      timer = clock.setTimeout(tick, STEP_MS);
    }
    return () => clock.clearTimeout(timer);
  }, [clock]);

  if (waited < SHOW_AFTER) return null;
  const words = text('app.stillLoading', { what });
  const lead = Math.floor(waited / STEP_MS) % DOTS;
  return (
    <View x={x} y={y} role="status" label={text('app.loading')} busy>
      {onPicture && (
        <View
          x={-PLATE_RADIUS}
          y={-PLATE_RADIUS}
          w={2 * PLATE_RADIUS}
          h={2 * PLATE_RADIUS}
          radius={PLATE_RADIUS}
          color={PLATE}
        />
      )}
      {Array.from({ length: DOTS }, (_, dot) => {
        const angle = (dot / DOTS) * 2 * Math.PI;
        const age = (lead - dot + DOTS) % DOTS;
        return (
          <View
            key={dot}
            x={Math.round(Math.sin(angle) * RADIUS) - 5}
            y={Math.round(-Math.cos(angle) * RADIUS) - 5}
            w={10}
            h={10}
            radius={5}
            color={onPicture ? WHITE : colors.accent}
            alpha={1 - age / DOTS}
          />
        );
      })}
      {waited >= SAY_AFTER && (onPicture ? <WordsOnPicture>{words}</WordsOnPicture> : <Words>{words}</Words>)}
    </View>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Label x={-300} y={RADIUS + 32} w={600} textAlign="center" dim>
      {children}
    </Label>
  );
}

function WordsOnPicture({ children }: { children: string }) {
  return (
    <View x={-WORDS_W / 2} y={PLATE_RADIUS + 16} w={WORDS_W} h={52} flow="row" justify="center">
      <View flow="row" padding={[8, 24]} radius={26} color={PLATE}>
        <Label color={WHITE}>{children}</Label>
      </View>
    </View>
  );
}
