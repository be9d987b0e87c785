type FigureTableProps = {
  caption: string;
  columns: string[];
  /** The first cell names the row. */
  rows: [string, ...number[]][];
};

/** The values of a chart, for screen readers. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    // A table itself cannot be shrunk to one pixel.
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
