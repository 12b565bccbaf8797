/** Stones and buildings for 3D printers. */
export * from './models.js';
export type { Mesh, MeshSize } from './polycube.js';
export * from './stl.js';
export * from './threeMf.js';
