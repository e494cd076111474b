import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../../i18n';
import type { GetText } from '../../../i18n';
import { SLEEP_OPTIONS } from '../../../player/sleepTimer';
import type { SleepOption } from '../../../player/sleepTimer';
import type { PlayerModel } from '../playerModel';
import { SIDE, SIDE_SHADE } from './layout';
import { OptionList } from '../../../ui/options/OptionList';
import { SidePanel } from '../../../ui/options/SidePanel';

interface SleepTimerPanelProps {
  model: PlayerModel;
  open: boolean;
}

/** When playback ends by itself. */
export function SleepTimerPanel({ model, open }: SleepTimerPanelProps) {
  const text = useText();
  return (
    <SidePanel
      open={open}
      title={text('player.sleepTimer')}
      testId="sleep-panel"
      x={SIDE.x}
      {...SIDE_SHADE}
      onClose={model.panels.close}
    >
      <SleepOptions model={model} />
    </SidePanel>
  );
}

function SleepOptions({ model }: Pick<SleepTimerPanelProps, 'model'>) {
  const text = useText();
  const chosen = useStore(model.view, ({ sleep }) => sleep);
  const { chooseSleep } = model;
  const onChoose = useCallback(
    (id: string) => {
      const option = SLEEP_OPTIONS.find((each) => String(each) === id);
      if (option !== undefined) chooseSleep(option);
    },
    [chooseSleep],
  );
  return (
    <OptionList
      {...SIDE}
      heading=""
      label={text('player.sleepTimer')}
      testId="sleep"
      preferred
      options={SLEEP_OPTIONS.map((option) => ({
        id: String(option),
        name: nameOf(option, text),
        detail: '',
        chosen: option === chosen,
      }))}
      onChoose={onChoose}
    />
  );
}

function nameOf(option: SleepOption, text: GetText): string {
  if (option === 'off') return text('player.off');
  return option === 'endOfTitle'
    ? text('player.sleepAtEnd')
    : text('player.sleepMinutes', { minutes: option });
}
