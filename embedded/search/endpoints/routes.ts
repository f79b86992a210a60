import { type Route, route } from '../protocol/route.ts';
import { dropAlias, getAlias, listAliases, setAlias } from './aliases.ts';
import { changeCollection, createCollection, dropCollection, getCollection, listCollections } from './collections.ts';
import {
  changeDocument,
  changeDocuments,
  exportDocuments,
  getDocument,
  removeDocument,
  removeDocuments,
  writeDocument,
} from './documents.ts';
import { importDocuments } from './import.ts';
import { createKey, dropKey, getKey, listKeys } from './keys.ts';
import { metrics } from './metrics.ts';
import { multiSearch } from './multi-search.ts';
import { compact, configure, debug, health, nothingToDo, schemaChanges, snapshot, stats } from './operations.ts';
import { dropPreset, getPreset, listPresets, setPreset } from './presets.ts';
import { searchOne } from './search.ts';
import { setRoutes } from './sets.ts';
import { dropStopwords, getStopwords, listStopwords, setStopwords } from './stopwords.ts';

const collection = '/collections/:collection';
const documents = `${collection}/documents`;

/** Earlier routes win, so fixed steps are before variable ones. */
export const routes: Route[] = [
  route('GET', '/health', 'public', health),
  route('GET', '/debug', 'debug:list', debug),
  route('GET', '/stats.json', 'stats.json:list', stats),
  route('GET', '/metrics.json', 'metrics.json:list', metrics),
  route('GET', '/operations/schema_changes', 'operations/schema_changes:list', schemaChanges),
  route('POST', '/operations/snapshot', 'operations/snapshot:create', snapshot),
  route('POST', '/operations/vote', 'operations/vote:create', nothingToDo),
  route('POST', '/operations/cache/clear', 'operations/cache/clear:create', nothingToDo),
  route('POST', '/operations/db/compact', 'operations/db/compact:create', compact),
  route('POST', '/config', 'config:create', configure),
  route('GET', `${documents}/search`, 'documents:search', searchOne),
  // Each search may bring a key of its own: the handler looks at all of them.
  route('POST', '/multi_search', 'public', multiSearch),
  route('POST', '/collections', null, createCollection),
  route('GET', '/collections', null, listCollections),
  route('GET', collection, 'collections:get', getCollection),
  route('PATCH', collection, 'collections:update', changeCollection),
  route('DELETE', collection, 'collections:delete', dropCollection),
  route('POST', `${documents}/import`, 'documents:import', importDocuments),
  route('GET', `${documents}/export`, 'documents:export', exportDocuments),
  route('POST', documents, null, writeDocument),
  route('PATCH', documents, 'documents:update', changeDocuments),
  route('DELETE', documents, 'documents:delete', removeDocuments),
  route('GET', `${documents}/:id`, 'documents:get', getDocument),
  route('PATCH', `${documents}/:id`, 'documents:update', changeDocument),
  route('DELETE', `${documents}/:id`, 'documents:delete', removeDocument),
  route('GET', '/aliases', 'aliases:list', listAliases),
  route('GET', '/aliases/:alias', 'aliases:get', getAlias),
  route('PUT', '/aliases/:alias', 'aliases:create', setAlias),
  route('DELETE', '/aliases/:alias', 'aliases:delete', dropAlias),
  route('GET', '/keys', 'keys:list', listKeys),
  route('POST', '/keys', 'keys:create', createKey),
  route('GET', '/keys/:id', 'keys:get', getKey),
  route('DELETE', '/keys/:id', 'keys:delete', dropKey),
  route('GET', '/presets', 'presets:list', listPresets),
  route('GET', '/presets/:name', 'presets:get', getPreset),
  route('PUT', '/presets/:name', 'presets:create', setPreset),
  route('DELETE', '/presets/:name', 'presets:delete', dropPreset),
  route('GET', '/stopwords', 'stopwords:list', listStopwords),
  route('GET', '/stopwords/:name', 'stopwords:get', getStopwords),
  route('PUT', '/stopwords/:name', 'stopwords:create', setStopwords),
  route('DELETE', '/stopwords/:name', 'stopwords:delete', dropStopwords),
  ...setRoutes,
];
