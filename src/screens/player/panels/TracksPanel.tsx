import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useText, useTexts } from '../../../i18n';
import type { PlayerModel } from '../playerModel';
import { TRACKS, TRACKS_SHADE } from './layout';
import { OptionList } from '../../../ui/options/OptionList';
import { SidePanel } from '../../../ui/options/SidePanel';
import { SubtitleStyleColumn } from './SubtitleStyleColumn';
import { audioOptions, OFF, textOptions } from './trackOptions';

interface TracksPanelProps {
  model: PlayerModel;
  open: boolean;
}

/** Subtitles and audio [PLAYER-35]. */
export function TracksPanel({ model, open }: TracksPanelProps) {
  const text = useText();
  return (
    <SidePanel
      open={open}
      title={text('player.subtitlesAndAudio')}
      testId="tracks-panel"
      x={TRACKS.audio.x}
      {...TRACKS_SHADE}
      onClose={model.panels.close}
    >
      <Columns model={model} open={open} />
    </SidePanel>
  );
}

/**
 * What the engine plays is marked, what is chosen plays at once and is remembered for the show. While no subtitle is in
 * the picture, a sample shows how it would look.
 */
function Columns({ model, open }: TracksPanelProps) {
  const text = useText();
  const texts = useTexts();
  const tracks = useStore(model.playback, (state) => state.tracks);
  const [styling, setStyling] = useState(false);
  const words = { text, language: texts.language() };
  const sample = open && (styling || tracks.text.some(({ active }) => active));
  const { chooseAudio, chooseText } = model.tracks;
  const onText = useCallback((id: string) => chooseText(id === OFF ? null : id), [chooseText]);

  useEffect(() => {
    model.view.setState({ subtitleSample: sample });
    return () => model.view.setState({ subtitleSample: false });
  }, [model, sample]);

  return (
    <>
      <OptionList
        {...TRACKS.audio}
        heading={text('player.audio')}
        label={text('player.audio')}
        testId="audio"
        options={audioOptions(tracks.audio, words)}
        onChoose={chooseAudio}
      />
      <OptionList
        {...TRACKS.text}
        heading={text('player.subtitles')}
        label={text('player.subtitles')}
        testId="text"
        preferred
        options={textOptions(tracks.text, words)}
        onChoose={onText}
      />
      {tracks.text.length > 0 && (
        <SubtitleStyleColumn
          model={model}
          onFocus={() => setStyling(true)}
          onBlur={() => setStyling(false)}
        />
      )}
    </>
  );
}
