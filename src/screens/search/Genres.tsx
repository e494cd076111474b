import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Grid, View } from '../../../renderer';
import { queries } from '../../api';
import type { Tag } from '../../contract';
import { useText } from '../../i18n';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { ClippedArea } from '../../ui/ClippedArea';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { COLUMNS, PANEL, SECTION, TILE } from './layout';
import { GenreTile, TILE_H } from './SearchTiles';

interface GenresProps {
  /** Upper edge, stage pixels; they reach down to the end of the stage. */
  y: number;
  onPick: (genre: string) => void;
}

const keyOf = (genre: Tag): string => genre.id;

/** Genres as tiles; a press searches for one. Without genres, or when they fail to load, the section is left out. */
export function Genres({ y, onPick }: GenresProps) {
  const text = useText();
  const genres = useGenres();
  const renderGenre = useCallback((genre: Tag) => <GenreTile name={genre.name} onPick={onPick} />, [onPick]);
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
          columns={COLUMNS}
          itemWidth={TILE.w}
          itemHeight={TILE_H.genre}
          gap={TILE.gap}
          renderItem={renderGenre}
        />
      </ClippedArea>
    </View>
  );
}

const NO_GENRES: readonly Tag[] = [];

function useGenres(): readonly Tag[] {
  const { api } = useServices();
  const { data, error } = useQuery({ ...queries.genres(api), select: named });
  useFailureOf('genres', error);
  return data ?? NO_GENRES;
}

const named = (genres: readonly Tag[]): readonly Tag[] => genres.filter(({ name }) => name.trim() !== '');
