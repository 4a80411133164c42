import { emptyDatabaseIn } from '../../api/test/test-database.ts';
import { emptyLogIn } from '../../registry/src/testing/a-registry.ts';

/** The databases of api and registry in a data folder, with nothing in them: a first start takes a third less with them. */
export const emptyDatabasesIn = (dataDir: string): Promise<unknown> => Promise.all([emptyDatabaseIn(dataDir), emptyLogIn(dataDir)]);
