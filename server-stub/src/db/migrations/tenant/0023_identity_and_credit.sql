-- Identity assessments. Numbers and names are kept as blind indexes only; pictures are not kept at all.
create table {{schema}}.kyc_scores (
  id           text        not null,
  tenant_id    text        not null check (tenant_id = {{tenant}}),
  livemode     boolean     not null,
  status       text        not null,
  decision     text        check (decision in ('clear', 'attention', 'block')),
  customer_id  text,
  identity_key text,
  subject_key  text,
  doc          jsonb       not null,
  version      integer     not null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (id, tenant_id, livemode)
);
create index kyc_scores_listed on {{schema}}.kyc_scores (livemode, id);
create index kyc_scores_identity on {{schema}}.kyc_scores (identity_key) where identity_key is not null;
create index kyc_scores_customer on {{schema}}.kyc_scores (customer_id, id) where customer_id is not null;

-- Results of the deprecated check; they go with it.
create table {{schema}}.kyc_checks (
  id         text        not null,
  tenant_id  text        not null check (tenant_id = {{tenant}}),
  livemode   boolean     not null,
  doc        jsonb       not null,
  version    integer     not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, tenant_id, livemode)
);

create table {{schema}}.credit_scores (
  id          text        not null,
  tenant_id   text        not null check (tenant_id = {{tenant}}),
  livemode    boolean     not null,
  customer_id text,
  score       integer     check (score between 300 and 850),
  decision    text        not null check (decision in ('approve', 'review', 'decline', 'insufficient_data')),
  grade       text        check (grade in ('A', 'B', 'C', 'D', 'E')),
  doc         jsonb       not null,
  version     integer     not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (id, tenant_id, livemode),
  check ((score is null) = (decision = 'insufficient_data'))
);
create index credit_scores_listed on {{schema}}.credit_scores (livemode, id);
