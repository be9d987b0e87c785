// @ts-nocheck

export { findPostalAreas, listNews, type Options, readNews, search } from './sdk.gen.ts';
export type { ArticleHit, ClientOptions, Cover, EventHit, FaqHit, FindPostalAreasData, FindPostalAreasError, FindPostalAreasErrors, FindPostalAreasResponse, FindPostalAreasResponses, GameHit, ListNewsData, ListNewsError, ListNewsErrors, ListNewsResponse, ListNewsResponses, NewsHit, NewsItem, NewsList, NewsSummary, PostalArea, PostalCodeAreas, Problem, ReadNewsData, ReadNewsError, ReadNewsErrors, ReadNewsResponse, ReadNewsResponses, SearchData, SearchError, SearchErrors, SearchResponse, SearchResponses, SearchResult, SearchSegment } from './types.gen.ts';
