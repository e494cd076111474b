import { useCallback } from 'react';
import { useStore } from 'zustand';
import { qualityLabel } from '../../../domain/quality';
import type { QualityOption } from '../../../domain/quality';
import { useText } from '../../../i18n';
import type { GetText } from '../../../i18n';
import type { PlaybackTracks } from '../../../player/engine';
import type { PlayerModel } from '../playerModel';
import { SIDE, SIDE_SHADE } from './layout';
import { OptionList } from '../../../ui/options/OptionList';
import type { Option } from '../../../ui/options/OptionRow';
import { SidePanel } from '../../../ui/options/SidePanel';

interface QualityPanelProps {
  model: PlayerModel;
  open: boolean;
}

const AUTO = 'auto';

/** The quality of the picture. */
export function QualityPanel({ model, open }: QualityPanelProps) {
  const text = useText();
  return (
    <SidePanel
      open={open}
      title={text('player.quality')}
      testId="quality-panel"
      x={SIDE.x}
      {...SIDE_SHADE}
      onClose={model.panels.close}
    >
      <Qualities model={model} />
    </SidePanel>
  );
}

/** AUTO, then the heights that device and plan allow [QUAL-01, QUAL-07]. */
function Qualities({ model }: Pick<QualityPanelProps, 'model'>) {
  const text = useText();
  const tracks = useStore(model.playback, (state) => state.tracks);
  const offered = model.tracks.qualityOptions(tracks.quality.map(({ height }) => height));
  const { chooseQuality } = model.tracks;
  const onChoose = useCallback(
    (id: string) => chooseQuality(id === AUTO ? AUTO : Number(id)),
    [chooseQuality],
  );
  return (
    <OptionList
      {...SIDE}
      heading=""
      label={text('player.quality')}
      testId="quality"
      preferred
      options={offered.map((option) => optionOf(option, tracks, text))}
      onChoose={onChoose}
    />
  );
}

function optionOf(option: QualityOption, { autoQuality, quality }: PlaybackTracks, text: GetText): Option {
  const active = quality.find((each) => each.active)?.height;
  if (option === AUTO) {
    const now =
      autoQuality && active !== undefined ? text('player.qualityNow', { quality: `${active}p` }) : '';
    return { id: AUTO, name: text('player.auto'), detail: now, chosen: autoQuality };
  }
  const label = qualityLabel(option);
  const lines = `${option}p`;
  return {
    id: String(option),
    name: label === lines ? lines : `${label} · ${lines}`,
    detail: '',
    chosen: !autoQuality && option === active,
  };
}
