import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { Grid, View } from '../../../renderer';
import { queries } from '../../api';
import { loadedTitles } from '../../api/loadedTitles';
import type { Tag } from '../../contract';
import { distinctColors } from '../../domain/distinctColors';
import { assetsWithin } from '../../domain/parental';
import { useText } from '../../i18n';
import { useAgeLimit, useStores } from '../../session';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { ClippedArea } from '../../ui/ClippedArea';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { TILE_COLORS } from '../../ui/tileColors';
import type { Color } from '../../theme';
import { genreArt } from './genreArt';
import { GenreTile } from './GenreTile';
import { GENRE, PANEL, SECTION, TILE } from './layout';

interface GenresProps {
  /** Upper edge, stage pixels; they reach down to the end of the stage. */
  y: number;
  onPick: (genre: string) => void;
}

/** A genre as its tile shows it. */
interface ShownGenre extends Tag {
  readonly color: Color;
  readonly art: string | null;
}

const keyOf = (genre: Tag): string => genre.id;

/** Genres as tiles; a press searches for one. Without genres, or when they fail to load, the section is left out. */
export function Genres({ y, onPick }: GenresProps) {
  const text = useText();
  const genres = useGenres();
  const { config } = useServices();
  const imageBase = config.apiUrl;
  const renderGenre = useCallback(
    ({ name, color, art }: ShownGenre) => (
      <GenreTile name={name} color={color} art={art} imageBase={imageBase} onPick={onPick} />
    ),
    [imageBase, onPick],
  );
  const h = STAGE.h - y - SECTION.nameH;
  if (genres.length === 0) return null;
  return (
    <View x={PANEL.x} y={y} w={PANEL.w} group="column">
      <Label type="heading" maxWidth={PANEL.w}>
        {text('search.genres')}
      </Label>
      <ClippedArea x={0} y={SECTION.nameH} w={PANEL.w} h={h}>
        <Grid
          listKey="genres"
          label={text('search.genres')}
          testId="search-genres"
          w={PANEL.w}
          h={h}
          endInset={SAFE.y}
          items={genres}
          itemKey={keyOf}
          columns={GENRE.columns}
          itemWidth={GENRE.w}
          itemHeight={GENRE.h}
          gap={TILE.gap}
          renderItem={renderGenre}
        />
      </ClippedArea>
    </View>
  );
}

const NO_GENRES: readonly Tag[] = [];

function useGenres(): readonly ShownGenre[] {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { search } = useStores();
  const limit = useAgeLimit();
  const { data = NO_GENRES, error } = useQuery({ ...queries.genres(api), select: named });
  useFailureOf('genres', error);
  const art = useMemo(() => {
    return genreArt(
      data.map(({ name }) => name),
      assetsWithin(loadedTitles(queryClient), limit),
      search.getState().genreArt,
    );
  }, [data, limit, queryClient, search]);
  useEffect(() => search.setState({ genreArt: art }), [search, art]);
  return useMemo(() => {
    const colors = distinctColors(
      data.map(({ id }) => id),
      TILE_COLORS.length,
    );
    return data.map((genre, index) => ({
      ...genre,
      color: TILE_COLORS[colors[index]!]!,
      art: art.get(genre.name.toLowerCase())?.url ?? null,
    }));
  }, [data, art]);
}

const named = (genres: readonly Tag[]): readonly Tag[] => genres.filter(({ name }) => name.trim() !== '');
