/** Stones and buildings for 3D printers. */
export { buildingMeshes, solidMesh, stoneMeshes } from './models.js';
export type { Mesh, MeshSize } from './polycube.js';
export { makeStl } from './stl.js';
export { makeThreeMf } from './threeMf.js';
