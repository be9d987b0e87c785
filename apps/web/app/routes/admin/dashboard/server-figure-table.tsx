type FigureTableProps = {
  caption: string;
  columns: string[];
  /** The first cell of each names its row. */
  rows: [string, ...number[]][];
};

/** The figures of a picture, for those who do not see it. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    // A table itself cannot be made so small.
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
