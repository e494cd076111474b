import type { Panel } from '../../../player/layers';
import type { PlayerModel } from '../playerModel';
import { QualityPanel } from './QualityPanel';
import { SleepTimerPanel } from './SleepTimerPanel';
import { TracksPanel } from './TracksPanel';

interface PlayerPanelsProps {
  model: PlayerModel;
  panel: Panel | null;
}

/** The panels at the right of the picture. They are loaded when the first of them is opened. */
export default function PlayerPanels({ model, panel }: PlayerPanelsProps) {
  return (
    <>
      <TracksPanel model={model} open={panel === 'tracks'} />
      <QualityPanel model={model} open={panel === 'quality'} />
      <SleepTimerPanel model={model} open={panel === 'sleepTimer'} />
    </>
  );
}
