import { Button } from "../../../ui/action/button.tsx";
import { IconButton } from "../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuItem } from "../../../ui/action/row-menu.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { ColumnHead, DataTable, PersonCell, SortHead } from "../../../ui/data/data-table.tsx";
import { Timeline } from "../../../ui/data/timeline.tsx";
import { ImpersonationBanner } from "../../../ui/feedback/impersonation-banner.tsx";
import { Ellipsis, LogOut, Trash2, UserRound } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Pager } from "../../../ui/navigation/pager.tsx";
import { SectionNavigator } from "../../../ui/navigation/section-navigator.tsx";
import { Tab, TabLink, TabLinks, Tabs } from "../../../ui/navigation/tabs.tsx";
import { GallerySection, nowhere } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";
import { people, schedule } from "./samples.ts";

export function NavigationSamples() {
  return (
    <>
      <GallerySection id="tabs">
        <div className="gallery-columns">
          <div className="stack">
            <Tabs label={words.part}>
              <Tab selected panelId="sample-panel" note={words.afternoonNote}>
                {words.afternoon}
              </Tab>
              <Tab selected={false} panelId="sample-panel" note={words.eveningNote}>
                {words.evening}
              </Tab>
            </Tabs>
            <div id="sample-panel" role="tabpanel" aria-label={words.afternoon}>
              {words.afternoonTables}
            </div>
            <TabLinks label={words.contents}>
              <TabLink to={nowhere} current>
                {words.published}
              </TabLink>
              <TabLink to={nowhere}>{words.draft}</TabLink>
            </TabLinks>
          </div>
          <SectionNavigator
            label={words.onThisPage}
            title={words.pageContents}
            sections={[
              { id: "tabs", name: words.tablesAndSeats },
              { id: "table", name: words.dayPlan, count: 4 },
              { id: "reading", name: words.aboutTheDay },
            ]}
          />
          <Timeline steps={[...schedule]} />
        </div>
      </GallerySection>
      <GallerySection id="table">
        <DataTable caption={words.userList} cards>
          <thead>
            <tr>
              <SortHead to={nowhere} sort="none">
                {words.user}
              </SortHead>
              <ColumnHead>{words.role}</ColumnHead>
              <ColumnHead>{words.state}</ColumnHead>
              <ColumnHead>{words.passkeys}</ColumnHead>
              <SortHead to={nowhere} sort="descending">
                {words.lastLogin}
              </SortHead>
              <ColumnHead actions>{words.actions}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {people.map((person, index) => (
              <tr key={person.mail}>
                <PersonCell
                  name={person.name}
                  note={person.mail}
                  avatarUrl={artUrl.avatar(person.mail)}
                />
                <td data-label={words.role}>
                  <TagList>
                    {person.roles.map((role) => (
                      <Tag key={role} tone={role === "admin" ? "dark" : "plain"}>
                        {role}
                      </Tag>
                    ))}
                  </TagList>
                </td>
                <td data-label={words.state}>
                  <Tag tone={person.tone}>{person.state}</Tag>
                </td>
                <td className="num" data-label={words.passkeys}>
                  {person.keys}
                </td>
                <td className="num" data-label={words.lastLogin}>
                  {person.last}
                </td>
                <td className="data-table-actions">
                  <RowMenu
                    id={`sample-menu-${index}`}
                    button={
                      <IconButton label={`${person.name} ${words.actions}`}>
                        <Ellipsis />
                      </IconButton>
                    }
                  >
                    <RowMenuItem icon={<UserRound />}>{words.impersonate}</RowMenuItem>
                    <RowMenuItem icon={<LogOut />}>{words.logOutEverywhere}</RowMenuItem>
                    <RowMenuItem icon={<Trash2 />} danger>
                      {words.deleteUser}
                    </RowMenuItem>
                  </RowMenu>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <div className="gallery-gap stack">
          {[1, 4, 161].map((current) => (
            <Pager
              key={current}
              current={current}
              total={161}
              pageUrl={() => nowhere}
              label={`${words.pages} ${current}`}
              previousLabel={words.previousPage}
              nextLabel={words.nextPage}
            />
          ))}
        </div>
      </GallerySection>
      <GallerySection id="impersonation">
        <div className="gallery-static">
          <ImpersonationBanner
            label={words.impersonation}
            action={
              <Button size="small" icon={<LogOut />}>
                {words.endImpersonation}
              </Button>
            }
          >
            <b>{words.person}</b> {words.actingAs}
          </ImpersonationBanner>
        </div>
      </GallerySection>
    </>
  );
}
