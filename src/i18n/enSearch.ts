/** The English texts of search, loaded with that screen; see `en.ts`. */
export const enSearch = {
  'search.explore': 'Explore',
  'search.prompt': 'Titles, people, genres',
  'search.resultsFor': 'Results for {{query}}',
  'search.count': '{{number}} found',
  'search.recent': 'Recent searches',
  'search.clearRecent': 'Clear',
  'search.manageRecent': 'Manage',
  'search.managedRecent': 'Done',
  'search.removeRecent': 'Remove {{query}}',
  'search.genres': 'Genres',
  'search.awaited': 'the results',
  'search.noResultsHint': 'Try fewer letters, or another spelling.',
  'search.noResults': 'No results for {{query}}',
} as const;
