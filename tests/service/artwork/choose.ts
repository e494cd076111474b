/**
 * What a title looks like: its scene, palette, typeface and where the lettering stands. A word of the title
 * decides first ("Night Ferry" is a ferry at night), then its type, then its genres; chance picks among what fits.
 */
import type { FaceName } from './fonts';
import { ANY, GENRES, WORDS } from './moods';
import { BRIGHT, PALE, type PaletteName } from './palettes';
import { random } from './random';
import type { SceneName } from './scenes';
import type { ArtTitle } from './types';

export interface Look {
  scene: SceneName;
  palette: PaletteName;
  face: FaceName;
  /** Lettering in capitals. */
  capitals: boolean;
  /** Extra space between letters, in ems. */
  tracking: number;
  /** Lines set to one width. */
  block: boolean;
  /** Where the lettering stands in landscape pictures. */
  place: 'left' | 'right' | 'centre';
  /** The scene is drawn as in a mirror: twice as many pictures from each. */
  mirrored: boolean;
}

/** Scenes that are light itself: on pale stock they would have none. */
const NIGHT: readonly SceneName[] = [
  'cityNight',
  'noirDoor',
  'lanterns',
  'space',
  'stadium',
  'rainGlass',
  'signal',
  'studio',
  'dancer',
  'hauntedHill',
  'concert',
  'lighthouse',
];
/** Scenes of daylight, which a bright palette suits and a black one would put out. */
const DAY: readonly SceneName[] = ['balloons', 'kites'];

/** Food in blue light would be nobody's supper. */
const WARM: readonly PaletteName[] = ['saffron', 'mango', 'terracotta', 'ember', 'sepia', 'moss', 'copper'];

const DAY_FOR_NIGHT: readonly PaletteName[] = [...BRIGHT.slice(0, 4), ...PALE];

/** The look of a title: the same for every kind and size of its pictures. `family` is the show's id for its seasons and episodes. */
export function lookOf(title: ArtTitle): Look {
  const family = title.rootId || title.id;
  const house = random(`${family}/look`);
  const own = random(`${title.id}/scene`);
  const mood = GENRES.find(([genre]) => title.genres.some((g) => genre.test(g)))?.[1] ?? ANY;
  const second = title.genres
    .slice(1)
    .flatMap((g) => GENRES.find(([genre]) => genre.test(g))?.[1].scenes.slice(0, 2) ?? []);
  // 'Season 2' says nothing of what the season shows.
  const named = title.type === 'season' ? undefined : WORDS.find(([word]) => word.test(title.name))?.[1];
  const live = title.type === 'live channel' && !/sport|music|food|nature|kid/i.test(title.genres.join(' '));
  const scenes = named ? named : live ? (['studio', ...mood.scenes] as const) : [...mood.scenes, ...second];
  const scene = own.pick(scenes);
  const owned = DAY.includes(scene) ? BRIGHT : scene === 'table' || scene === 'market' ? WARM : undefined;
  const fitting = (owned ?? mood.palettes).filter(
    (name) => !(NIGHT.includes(scene) && DAY_FOR_NIGHT.includes(name)),
  );
  const face = house.pick(mood.faces);
  const palette = house.pick(
    fitting.length > 0 ? fitting : ANY.palettes.filter((name) => !DAY_FOR_NIGHT.includes(name)),
  );
  const capitals = face === 'bebas' || (face !== 'dm' && house.chance(face === 'abril' ? 0.2 : 0.55));
  const wide = capitals && (face === 'cormorant' || face === 'oswald') && house.chance(0.5);
  return {
    scene,
    palette,
    face,
    capitals,
    tracking: wide ? 0.16 : capitals && face !== 'bebas' ? 0.04 : 0,
    block: capitals && !wide && house.chance(0.55),
    place: house.pick(
      wide ? (['centre', 'centre', 'left'] as const) : (['left', 'left', 'left', 'right', 'centre'] as const),
    ),
    mirrored: own.chance(0.5),
  };
}
