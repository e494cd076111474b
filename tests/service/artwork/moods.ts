/** The tables of taste: which words and genres ask for which scenes, palettes and typefaces. */
import type { FaceName } from './fonts';
import { PALE, PALETTE_NAMES, type PaletteName } from './palettes';
import type { SceneName } from './scenes';

/** What suits a genre. */
export interface Mood {
  scenes: readonly SceneName[];
  palettes: readonly PaletteName[];
  faces: readonly FaceName[];
}

/** Words of a title that name its picture, whole words in any case. */
export const WORDS: readonly (readonly [RegExp, readonly SceneName[]])[] = [
  [/\b(ferr(y|ies)|harbou?r|ships?|boats?|sail\w*|port|voyage|crossing)\b/i, ['ferry']],
  [/\b(lighthouse|coast|shore|cliffs?|beacon|keeper)\b/i, ['lighthouse']],
  [/\b(whales?|tides?|deep|undertow|oceans?|reef|seas?|drown\w*)\b/i, ['whale', 'lighthouse', 'ferry']],
  [/\b(platform|trains?|rail\w*|stations?|junction|express|signalman)\b/i, ['platform']],
  [/\b(lanterns?|diwali|festival|rivers?|wedding)\b/i, ['lanterns']],
  [/\b(kites?|roofs?|rooftops?|terrace|basant)\b/i, ['kites']],
  [/\b(rain|monsoon|storms?|glass|wet|umbrellas?)\b/i, ['rainGlass']],
  [/\b(desert|dunes?|sand|salt|caravans?|camels?|thar)\b/i, ['dunes']],
  [/\b(roads?|highway|miles?|drive\w*|truck\w*|motel|north)\b/i, ['road']],
  [/\b(wheat|fields?|harvest|kinnow|orchards?|farm\w*|village|mustard|seasons?|country)\b/i, ['fields']],
  [/\b(forest|woods?|trees?|pines?|deer|wild|jungle)\b/i, ['forest', 'cutPaper']],
  [/\b(mountains?|peaks?|ridge|valley|snow|winter|treeline|summit|hills?|climb\w*)\b/i, ['ridges']],
  [/\b(radio|static|signals?|frequenc\w*|transmission|broadcast|echo)\b/i, ['signal']],
  [/\b(maps?|cartograph\w*|atlas|borders?|survey\w*|partition)\b/i, ['contours']],
  [
    /\b(moon|suns?|stars?|orbit|planets?|mars|galax\w*|comet|space|eclipse)\b/i,
    ['space', 'cutPaper', 'ridges'],
  ],
  [/\b(rooms?|house|home|window|apartment|letters?)\b/i, ['windowRoom', 'arches']],
  [/\b(doors?|strangers?|shadows?|witness|alibi|detective)\b/i, ['noirDoor']],
  [/\b(lahore|palace|fort|haveli|arch\w*|courtyard|mughal|amritsar|empire|kings?|queens?)\b/i, ['arches']],
  [/\b(danc\w*|ballet|stage|understudy|theatre|rehears\w*|bhangra)\b/i, ['dancer']],
  [/\b(songs?|band|guitar|tour|concert|unplugged|singer)\b/i, ['concert', 'vinyl']],
  [/\b(records?|vinyl|b-side|mixtape|jukebox)\b/i, ['vinyl']],
  [/\b(market|bazaar|street|shop|spice\w*)\b/i, ['market', 'cityNight']],
  [/\b(kitchen|food|table|feast|chef|recipe\w*|bread|tea|dhaba|langar|taste)\b/i, ['table', 'market']],
  [/\b(city|cities|midnight|night|neon|metro|tower|delhi|mumbai|london)\b/i, ['cityNight', 'rainGlass']],
  [/\b(ghosts?|haunt\w*|witch\w*|curse\w*|graves?|crows?)\b/i, ['hauntedHill']],
  [/\b(balloons?|cloud\w*|sky|flying)\b/i, ['balloons', 'kites']],
  [/\b(cricket|match|league|cup|final|innings|derby|kabaddi|hockey|football)\b/i, ['stadium']],
  [/\b(news|tonight|bulletin|headlines|debate)\b/i, ['studio']],
  [/\b(paper|origami|fold\w*|garden)\b/i, ['cutPaper']],
];

/** Genres (part of the word, in any case) and what suits them. */
export const GENRES: readonly (readonly [RegExp, Mood])[] = [
  [
    /news|current|talk/i,
    {
      scenes: ['studio', 'signal', 'cityNight'],
      palettes: ['midnight', 'steel', 'petrol', 'blood', 'glacier'],
      faces: ['noto', 'oswald'],
    },
  ],
  [
    /sport/i,
    {
      scenes: ['stadium', 'sunburst', 'stadium'],
      palettes: ['midnight', 'absinthe', 'ember', 'arctic', 'pine'],
      faces: ['bebas', 'oswald', 'noto'],
    },
  ],
  [
    /kid|child|anim|cartoon|pre-?school/i,
    {
      scenes: ['balloons', 'cutPaper', 'kites', 'space', 'whale', 'blocks', 'forest'],
      palettes: ['candy', 'meadow', 'mango', 'poolside', 'daybreak', 'arctic'],
      faces: ['abril', 'noto', 'dm'],
    },
  ],
  [
    /horror|supernat/i,
    {
      scenes: ['hauntedHill', 'noirDoor', 'forest', 'rings'],
      palettes: ['blood', 'noir', 'absinthe', 'plum', 'pine'],
      faces: ['cormorant', 'bebas', 'playfair'],
    },
  ],
  [
    /thrill|suspense/i,
    {
      scenes: ['rings', 'noirDoor', 'rainGlass', 'road', 'platform', 'signal', 'cityNight', 'lighthouse'],
      palettes: ['petrol', 'steel', 'neon', 'noir', 'copper', 'blood', 'absinthe'],
      faces: ['bebas', 'oswald', 'noto'],
    },
  ],
  [
    /crime|noir|detect/i,
    {
      scenes: ['noirDoor', 'cityNight', 'rainGlass', 'road', 'ferry', 'profile'],
      palettes: ['noir', 'sepia', 'copper', 'neon', 'steel', 'ember'],
      faces: ['oswald', 'bebas', 'playfair'],
    },
  ],
  [
    /myster/i,
    {
      scenes: ['rings', 'lighthouse', 'forest', 'platform', 'noirDoor', 'contours', 'hauntedHill'],
      palettes: ['petrol', 'plum', 'steel', 'pine', 'sepia', 'orchid'],
      faces: ['playfair', 'cormorant', 'oswald'],
    },
  ],
  [
    /sci|space|future/i,
    {
      scenes: ['space', 'signal', 'rings', 'contours', 'space'],
      palettes: ['neon', 'orchid', 'arctic', 'midnight', 'petrol', 'ember'],
      faces: ['noto', 'bebas', 'oswald'],
    },
  ],
  [
    /fantas|myth/i,
    {
      scenes: ['cutPaper', 'forest', 'lanterns', 'ridges', 'arches', 'whale'],
      palettes: ['orchid', 'daybreak', 'arctic', 'plum', 'pine', 'moss'],
      faces: ['cormorant', 'playfair', 'dm'],
    },
  ],
  [
    /roman/i,
    {
      scenes: ['twoFaces', 'lanterns', 'rainGlass', 'kites', 'platform', 'ferry', 'windowRoom'],
      palettes: ['dustrose', 'daybreak', 'plum', 'orchid', 'terracotta', 'saffron', 'arctic'],
      faces: ['dm', 'cormorant', 'playfair'],
    },
  ],
  [
    /comed|sitcom/i,
    {
      scenes: ['blocks', 'kites', 'market', 'sunburst', 'balloons', 'road', 'table'],
      palettes: ['mango', 'poolside', 'candy', 'paper', 'linen', 'meadow', 'terracotta'],
      faces: ['abril', 'noto', 'bebas', 'dm'],
    },
  ],
  [
    /music|concert|danc/i,
    {
      scenes: ['concert', 'vinyl', 'dancer', 'lanterns', 'concert'],
      palettes: ['neon', 'orchid', 'ember', 'saffron', 'plum', 'mango', 'petrol'],
      faces: ['abril', 'bebas', 'dm', 'noto'],
    },
  ],
  [
    /food|cook|culinary/i,
    {
      scenes: ['table', 'market', 'table', 'blocks'],
      palettes: ['saffron', 'mango', 'terracotta', 'moss', 'pine', 'sepia'],
      faces: ['dm', 'abril', 'cormorant'],
    },
  ],
  [
    /nature|wild/i,
    {
      scenes: ['whale', 'forest', 'ridges', 'dunes', 'cutPaper'],
      palettes: ['arctic', 'pine', 'glacier', 'moss', 'petrol', 'terracotta'],
      faces: ['cormorant', 'oswald', 'playfair'],
    },
  ],
  [
    /travel|advent/i,
    {
      scenes: ['dunes', 'ridges', 'road', 'contours', 'ferry', 'lighthouse', 'balloons'],
      palettes: ['terracotta', 'glacier', 'saffron', 'copper', 'poolside', 'moss'],
      faces: ['bebas', 'playfair', 'oswald'],
    },
  ],
  [
    /histor|period|war/i,
    {
      scenes: ['arches', 'dunes', 'contours', 'platform', 'profile', 'fields', 'ferry'],
      palettes: ['sepia', 'copper', 'ember', 'terracotta', 'moss', 'steel'],
      faces: ['playfair', 'cormorant', 'oswald'],
    },
  ],
  [
    /bio/i,
    {
      scenes: ['profile', 'windowRoom', 'dancer', 'concert', 'fields'],
      palettes: ['sepia', 'copper', 'dustrose', 'petrol', 'saffron'],
      faces: ['playfair', 'cormorant'],
    },
  ],
  [
    /docu|factual|science/i,
    {
      scenes: ['contours', 'profile', 'whale', 'ridges', 'market', 'signal', 'fields'],
      palettes: ['steel', 'glacier', 'moss', 'sepia', 'petrol', 'linen', 'copper'],
      faces: ['oswald', 'noto', 'cormorant'],
    },
  ],
  [
    /action/i,
    {
      scenes: ['sunburst', 'road', 'cityNight', 'dunes', 'rings', 'stadium'],
      palettes: ['ember', 'copper', 'neon', 'saffron', 'steel', 'absinthe'],
      faces: ['bebas', 'oswald', 'noto'],
    },
  ],
  [
    /family/i,
    {
      scenes: ['kites', 'fields', 'windowRoom', 'balloons', 'lanterns', 'market'],
      palettes: ['meadow', 'mango', 'daybreak', 'terracotta', 'poolside', 'saffron'],
      faces: ['dm', 'abril', 'playfair'],
    },
  ],
  [
    /relig|devot|spirit/i,
    {
      scenes: ['arches', 'lanterns', 'ridges'],
      palettes: ['saffron', 'midnight', 'daybreak', 'copper'],
      faces: ['cormorant', 'playfair'],
    },
  ],
  [
    /drama/i,
    {
      scenes: [
        'profile',
        'fields',
        'windowRoom',
        'platform',
        'ridges',
        'rainGlass',
        'arches',
        'lighthouse',
        'twoFaces',
        'road',
        'ferry',
      ],
      palettes: [
        'terracotta',
        'dustrose',
        'copper',
        'petrol',
        'steel',
        'plum',
        'daybreak',
        'glacier',
        'sepia',
        'moss',
        'arctic',
      ],
      faces: ['playfair', 'cormorant', 'dm', 'oswald'],
    },
  ],
];

export const ANY: Mood = {
  scenes: ['ridges', 'cityNight', 'ferry', 'rings', 'cutPaper', 'profile', 'fields', 'road', 'contours'],
  palettes: PALETTE_NAMES.filter((name) => !PALE.includes(name)),
  faces: ['playfair', 'bebas', 'cormorant', 'oswald', 'abril', 'dm', 'noto'],
};
