/** How far the viewer has come and what is left of it. */
import { View } from '../../../renderer';
import { lengthText } from '../../domain/time';
import type { Progress } from '../../domain/progress';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { ProgressBar } from '../../ui/ProgressBar';

export interface ResumeLineProps {
  progress: Progress;
  x: number;
  y: number;
}

const BAR_W = 420;

export function ResumeLine({ progress, x, y }: ResumeLineProps) {
  const text = useText();
  const units = { hour: text('facts.hour'), minute: text('facts.minute') };
  const left = text('facts.left', { length: lengthText(progress.minutesLeft * 60, units) });
  return (
    <View x={x} y={y} flow="row" gap={20} align="center" testId="asset-progress">
      <ProgressBar w={BAR_W} percent={progress.watchingPercent} label={left} />
      {progress.minutesLeft > 0 && (
        <Label type="label" dim>
          {left}
        </Label>
      )}
    </View>
  );
}
