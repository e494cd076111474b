/** Progress bar and remaining time of an asset; for a show, of its last watched episode. */
import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { lengthText } from '../../domain/time';
import type { Progress } from '../../domain/progress';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { ProgressBar } from '../../ui/ProgressBar';
import { CONTENT, SAFE, STAGE } from '../../ui/stage';
import { episodeLabelParts } from '../../ui/episodeLabels';

/** How far an asset was watched. */
export interface ResumeProgress {
  readonly progress: Progress;
  /** For a show, the episode in progress; null when the progress is the asset's own. */
  readonly episode: Asset | null;
}

interface ResumeLineProps extends ResumeProgress {
  x: number;
  y: number;
}

const BAR_W = 420;
const GAP = 20;
/** Width up to the safe edge. The remaining time comes last and must not be cut off by a long episode name. */
const TEXT_W = STAGE.w - SAFE.x - CONTENT.x - BAR_W - GAP;

/** The progress bar of an asset and its remaining time; for a show, with the name of the episode. */
export function ResumeLine({ progress, episode, x, y }: ResumeLineProps) {
  const text = useText();
  const units = { hour: text('facts.hour'), minute: text('facts.minute') };
  const left = text('facts.left', { length: lengthText(progress.minutesLeft * 60, units) });
  const label = [
    ...(episode === null ? [] : episodeLabelParts(text, episode)),
    ...(progress.minutesLeft > 0 ? [left] : []),
  ].join(' · ');
  return (
    <View x={x} y={y} flow="row" gap={GAP} align="center" testId="asset-progress">
      <ProgressBar w={BAR_W} percent={progress.watchingPercent} label={label} />
      {label !== '' && (
        <Label type="label" dim maxWidth={TEXT_W}>
          {label}
        </Label>
      )}
    </View>
  );
}
