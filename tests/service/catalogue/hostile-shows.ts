/**
 * Shows that no editor would make and some import does: without seasons, with hundreds, with parts that name each other as
 * their root. Every show, and every part that is asked for by itself, has a detail page; nothing of it is in the catalogue.
 */

/** Of the show that has too many. */
export const MANY_SEASONS = 200;
const EPISODES_OF_MANY = 20;

type Fields = Record<string, unknown>;

function episode(id: string, fields: Fields = {}): Fields {
  return { id, type: 'episode', name: id, duration: 1800, watchable: 'yes_anonymous_access', ...fields };
}

function show(id: string, children: unknown, fields: Fields = {}): Fields {
  return {
    id,
    type: 'show',
    name: id,
    title: id,
    description: 'A show that is not as the contract says.',
    watchable: 'yes_anonymous_access',
    children,
    ...fields,
  };
}

function season(id: string, children: unknown, fields: Fields = {}): Fields {
  return { id, type: 'season', name: id, watchable: 'yes_anonymous_access', children, ...fields };
}

function many(id: string): Fields {
  const seasons = Array.from({ length: MANY_SEASONS }, (_, s) =>
    season(
      `${id}-s${s + 1}`,
      Array.from({ length: EPISODES_OF_MANY }, (_each, e) =>
        episode(`${id}-s${s + 1}e${e + 1}`, { order: e + 1, rootId: id }),
      ),
      { order: s + 1, name: `Season ${s + 1}`, rootId: id },
    ),
  );
  return show(id, seasons.reverse());
}

/** A show three levels deep in itself. */
function nested(id: string, depth: number): Fields {
  const inside = depth === 0 ? [] : [nested(id, depth - 1)];
  return show(id, [
    ...inside,
    season(`${id}-s1`, [...inside, episode(`${id}-e1`, { order: 1 })], { order: 1 }),
  ]);
}

const PARTS: readonly Fields[] = [
  // Two that name each other, and one that names itself.
  season('hostile-ring-a', [episode('hostile-ring-a1', { order: 1 })], {
    rootId: 'hostile-ring-b',
    order: 1,
  }),
  episode('hostile-ring-b', { rootId: 'hostile-ring-a', order: 1 }),
  season('hostile-own-root', [episode('hostile-own-root-e1', { order: 1 })], {
    rootId: 'hostile-own-root',
    order: 4,
  }),
  season('hostile-show-rooted-s1', [], { rootId: 'hostile-show-rooted', order: 1 }),
];

const SHOWS: readonly Fields[] = [
  many('hostile-show-many'),
  nested('hostile-show-nested', 3),
  show('hostile-show-flat', [
    episode('hostile-show-flat-2', { order: 2 }),
    episode('hostile-show-flat-1', { order: 1 }),
  ]),
  show('hostile-show-empty', [
    season('hostile-show-empty-s1', [], { order: 1 }),
    season('hostile-show-empty-s2', null),
  ]),
  show('hostile-show-childless', undefined),
  // Its root is its own season.
  show(
    'hostile-show-rooted',
    [season('hostile-show-rooted-s1', [episode('hostile-show-rooted-e1', { order: 1 })], { order: 1 })],
    {
      rootId: 'hostile-show-rooted-s1',
    },
  ),
  show(
    'hostile-show-bare',
    [
      {
        id: 'hostile-show-bare-s',
        type: 'season',
        children: [{ id: 'hostile-show-bare-e', type: 'episode', watchable: 'yes anonymous access' }],
      },
    ],
    {
      name: undefined,
      title: null,
      description: undefined,
    },
  ),
  show('hostile-show-twice', [
    season(
      'hostile-show-twice-s',
      [episode('hostile-show-twice-e', { order: 1 }), episode('hostile-show-twice-e', { order: 1 })],
      { order: 1 },
    ),
    season('hostile-show-twice-s', [episode('hostile-show-twice-f', { order: 1 })], { order: 1 }),
    season('hostile-show-twice-t', [episode('hostile-show-twice-e', { order: 1 })], { order: 1 }),
  ]),
  show('hostile-show-junk', [
    null,
    7,
    'season',
    { type: 'season', children: [] },
    season(
      'hostile-show-junk-s',
      [
        null,
        episode('hostile-show-junk-1', {
          order: 'first',
          duration: -5,
          censorships: 18,
          images: 'none',
          description: null,
        }),
        episode('hostile-show-junk-2', {
          name: 'Name '.repeat(2000),
          description: 'Long '.repeat(2000),
          duration: 1e9,
        }),
        episode('hostile-show-junk-3', {
          order: -1,
          watchable: 'perhaps',
          availableFrom: 'soon',
          type: 'Episode',
        }),
      ],
      { order: null, name: '   ' },
    ),
  ]),
];

const partsOf = (fields: Fields): Fields[] => {
  const { children } = fields;
  const below = Array.isArray(children)
    ? children.filter((child): child is Fields => typeof child === 'object' && child !== null)
    : [];
  return [fields, ...below.flatMap(partsOf)];
};

/** Shows, and parts that are asked for by themselves: what has a page to open. */
export const HOSTILE_PAGES: readonly Fields[] = [...PARTS, ...SHOWS];

/** By id: the shows, the parts asked for by themselves, and all that is below them; the first of an id. */
export const hostileShows: ReadonlyMap<string, Fields> = new Map(
  HOSTILE_PAGES.flatMap(partsOf)
    .toReversed()
    .map((fields) => [String(fields['id']), fields]),
);
