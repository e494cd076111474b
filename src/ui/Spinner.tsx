import { useEffect, useRef, useState } from 'react';
import { View, useScene } from '../../renderer';
import type { NodeHandle } from '../../renderer';
import { useText } from '../i18n';
import { BLACK, WHITE, withAlpha } from '../theme';
import { Label } from './Label';
import { STAGE } from './stage';
import { useTheme } from './ThemeContext';

interface SpinnerProps {
  /** What is loading, for the text after 2 s: 'the page'. */
  what: string;
  x?: number;
  y?: number;
  /** Adds a dark background behind dots and text, for use over video or artwork that may be bright. Default false. */
  onPicture?: boolean;
}

const SHOW_AFTER = 400;
const SAY_AFTER = 2000;
const STEP_MS = 120;
const DOTS = 8;
const RADIUS = 28;
/** Background for `onPicture`: white text on it has a contrast of 8.5:1 even over pure white. */
const BACKING = withAlpha(BLACK, 0.7);
const BACKING_RADIUS = 56;
const TEXT_W = 1200;
const AT_ONCE = { duration: 0 };

/** Those behind the leading dot fade. */
const dotAlpha = (dot: number, lead: number): number => 1 - ((lead - dot + DOTS) % DOTS) / DOTS;

/**
 * Feedback while something loads, in stages: nothing for 400 ms, then a ring of dots; after 2 s a text that names
 * what is loading.
 */
export function Spinner({ what, x = STAGE.w / 2, y = STAGE.h / 2, onPicture = false }: SpinnerProps) {
  const { clock } = useScene();
  const { colors } = useTheme();
  const text = useText();
  /** The leading dot when the ring appears, which turned before; null until then. */
  const [firstLead, setFirstLead] = useState<number | null>(null);
  const [late, setLate] = useState(false);
  const ring = useRef<(NodeHandle | null)[]>([]);

  // The ring turns without React: a weak set takes 20 ms to render it, eight times a second of what is awaited.
  useEffect(() => {
    const start = clock.now();
    const leadNow = (): number => Math.floor((clock.now() - start) / STEP_MS) % DOTS;
    let timer = clock.setTimeout(show, SHOW_AFTER);
    function show(): void {
      setFirstLead(leadNow());
      timer = clock.setTimeout(turn, STEP_MS);
    }
    function turn(): void {
      const lead = leadNow();
      ring.current.forEach((dot, at) => dot?.animate('alpha', dotAlpha(at, lead), AT_ONCE));
      timer = clock.setTimeout(turn, STEP_MS);
    }
    // Not one of the steps above: those do not meet it.
    const lateTimer = clock.setTimeout(() => setLate(true), SAY_AFTER);
    return () => {
      clock.clearTimeout(timer);
      clock.clearTimeout(lateTimer);
    };
  }, [clock]);

  if (firstLead === null) return null;
  const waitText = text('app.stillLoading', { what });
  return (
    <View x={x} y={y} role="status" label={text('app.loading')} busy>
      {onPicture && (
        <View
          x={-BACKING_RADIUS}
          y={-BACKING_RADIUS}
          w={2 * BACKING_RADIUS}
          h={2 * BACKING_RADIUS}
          radius={BACKING_RADIUS}
          color={BACKING}
        />
      )}
      {Array.from({ length: DOTS }, (_, dot) => {
        const angle = (dot / DOTS) * 2 * Math.PI;
        return (
          <View
            key={dot}
            ref={(node) => void (ring.current[dot] = node)}
            x={Math.round(Math.sin(angle) * RADIUS) - 5}
            y={Math.round(-Math.cos(angle) * RADIUS) - 5}
            w={10}
            h={10}
            radius={5}
            color={onPicture ? WHITE : colors.accent}
            alpha={dotAlpha(dot, firstLead)}
          />
        );
      })}
      {late && (onPicture ? <WaitTextOnImage>{waitText}</WaitTextOnImage> : <WaitText>{waitText}</WaitText>)}
    </View>
  );
}

function WaitText({ children }: { children: string }) {
  return (
    <Label x={-300} y={RADIUS + 32} w={600} textAlign="center" dim>
      {children}
    </Label>
  );
}

function WaitTextOnImage({ children }: { children: string }) {
  return (
    <View x={-TEXT_W / 2} y={BACKING_RADIUS + 16} w={TEXT_W} h={52} flow="row" justify="center">
      <View flow="row" padding={[8, 24]} radius={26} color={BACKING}>
        <Label color={WHITE}>{children}</Label>
      </View>
    </View>
  );
}
