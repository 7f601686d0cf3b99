import { ensurePlaces } from './lib/places/build/ensure-places';

const began = performance.now();
if (await ensurePlaces())
  console.log(`Made the index of places in ${((performance.now() - began) / 1000).toFixed(1)} s`);
