// Before React is evaluated.
import './areas/commits.ts';
import { start } from './start.tsx';

void start();
