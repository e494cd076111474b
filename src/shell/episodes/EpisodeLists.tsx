import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Column, useScene } from '../../../renderer';
import type { KeyPress } from '../../../renderer';
import type { Asset } from '../../contract';
import { chooseEpisode } from '../../domain/episodeChoice';
import type { EpisodeChoice } from '../../domain/episodeChoice';
import { episodesOf, episodePosition } from '../../domain/episodes';
import type { Season } from '../../domain/episodes';
import { displayName } from '../../domain/facts';
import { useText, useTexts } from '../../i18n';
import type { GetText } from '../../i18n';
import { useIdentity } from '../../session';
import { useServices } from '../services';
import { useIdleItem } from '../useIdleItem';
import { SAFE } from '../../ui/stage';
import { EpisodeCard } from './EpisodeCard';
import { episodeViewModel } from './episodeViewModel';
import type { EpisodeViewModel, EpisodeContext } from './episodeViewModel';
import { EPISODE_GAP, EPISODE_PIN, episodesAt, LISTS_H, LISTS_Y, SEASON, THUMBNAIL } from './layout';
import { SeasonItem } from './SeasonItem';
import { useEpisodeBookmarks } from './useEpisodeBookmarks';

interface EpisodeListsProps {
  show: Asset;
  /** At least one season. */
  seasons: readonly Season[];
  currentId: string | null;
  /** Episode that has the initial focus; null for the first one. */
  startId: string | null;
  onChoose: (episode: Asset, choice: EpisodeChoice) => void;
  /** A key was used here: no handler around the lists hears of it. */
  onKeyUsed?: () => void;
}

const keyOf = ({ id }: { readonly id: string }): string => id;
const listOf = (season: Season): string => `episodes ${season.id}`;

/**
 * Seasons and episodes side by side. Focus moves through the seasons without rendering; the episodes follow once
 * focus is idle on a season, or at once when focus moves over to them. Each season remembers its scroll position.
 */
export function EpisodeLists({ show, seasons, currentId, startId, onChoose, onKeyUsed }: EpisodeListsProps) {
  const { focus } = useScene();
  const text = useText();
  const [start] = useState(() => (startId === null ? null : episodePosition(show, startId)));
  const [shownId, setShownId] = useState(start?.season.id ?? seasons[0]?.id);
  const shown = seasons.find(({ id }) => id === shownId) ?? seasons[0];
  const focusedSeason = useRef(shown);
  const named = seasons.some(({ title }) => title !== null);
  const renderEpisode = useEpisodeCards(currentId, named, onChoose);
  const episodes = useMemo(() => (shown ? episodesOf(shown) : []), [shown]);

  // Seasons that focus merely passes do not mount their episodes.
  const idleSeason = useIdleItem(({ id }: Season) => startTransition(() => setShownId(id)));
  const onSeason = useCallback(
    (season: Season): void => {
      focusedSeason.current = season;
      idleSeason.focus(season);
    },
    [idleSeason],
  );
  const enter = useCallback(
    (season: Season) => {
      idleSeason.cancel();
      setShownId(season.id);
      focus.focus(listOf(season));
    },
    [focus, idleSeason],
  );
  const onSeasonKey = ({ key }: KeyPress): boolean => {
    const season = focusedSeason.current;
    if (key !== 'right' || season === undefined) return false;
    enter(season);
    onKeyUsed?.();
    return true;
  };
  const renderSeason = useCallback(
    (season: Season) => (
      <SeasonItem
        season={season}
        name={seasonName(season, text)}
        shown={season.id === shown?.id}
        onPress={enter}
      />
    ),
    [text, shown, enter],
  );
  if (shown === undefined) return null;
  const lists = { y: LISTS_Y, h: LISTS_H, itemKey: keyOf, endInset: SAFE.y } as const;
  return (
    <>
      {named && (
        <Column
          listKey="seasons"
          label={text('asset.seasons')}
          testId="seasons"
          {...lists}
          x={SEASON.x}
          w={SEASON.w}
          itemHeight={SEASON.h}
          gap={SEASON.gap}
          pinY={4 * (SEASON.h + SEASON.gap)}
          items={seasons}
          startAt={seasons.indexOf(shown)}
          onItemFocus={onSeason}
          onBlur={idleSeason.cancel}
          onKey={onSeasonKey}
          renderItem={renderSeason}
        />
      )}
      <Column
        listKey={listOf(shown)}
        label={text('asset.episodes')}
        testId="episodes"
        preferred
        {...lists}
        {...episodesAt(named)}
        itemHeight={THUMBNAIL.h}
        gap={EPISODE_GAP}
        pinY={EPISODE_PIN}
        items={episodes}
        startAt={start?.season.id === shown.id ? episodes.indexOf(start.episode) : 0}
        renderItem={renderEpisode}
      />
    </>
  );
}

/** The season's own name, else its number, else the text "episodes". */
function seasonName({ title, order }: Season, text: GetText): string {
  const name = title === null ? '' : displayName(title);
  if (name !== '') return name;
  return order === null ? text('asset.episodes') : text('asset.season', { number: order });
}

/** Renders the episode cards for the current viewer and handles the chosen episode. */
function useEpisodeCards(
  currentId: string | null,
  named: boolean,
  onChoose: EpisodeListsProps['onChoose'],
): (episode: Asset, index: number) => ReactElement {
  const { config, now: clock } = useServices();
  const text = useText();
  const texts = useTexts();
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  const bookmarks = useEpisodeBookmarks();
  const [now] = useState(clock);
  const context = useMemo(
    (): EpisodeContext => ({ text, dates: texts.dates(), now, bookmarks, anonymous, currentId }),
    [text, texts, now, bookmarks, anonymous, currentId],
  );
  const onPress = useCallback(
    ({ episode }: EpisodeViewModel) => {
      const choice = chooseEpisode(episode, { anonymous, currentId });
      if (choice !== 'ignore') onChoose(episode, choice);
    },
    [anonymous, currentId, onChoose],
  );
  const { w } = episodesAt(named);
  return useCallback(
    (episode, index) => (
      <EpisodeCard
        model={episodeViewModel(episode, index, context)}
        w={w}
        imageBase={config.apiUrl}
        onPress={onPress}
      />
    ),
    [context, w, config.apiUrl, onPress],
  );
}
