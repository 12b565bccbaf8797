/** A stub for optional dependencies of jsPDF that we do not use: it draws no HTML and no SVG here. */
export default null;
